/// The version of the program, as `--version` and the manual show it.
let programVersion = "0.1.0"
