/// The version of the program, as `--version` and the manual show it.
let programVersion = "0.1.0"

/// The day of that version, as the manual page shows it.
let programDate = "2026-11-30"
