/// What has to be remembered between components to report how they begin and end.
struct StructureNotes {
  /// A VCALENDAR that was closed by the BEGIN of another one; the next END says which of the two is at fault.
  var interrupted: (component: Component, by: FilePosition)?
  var hasNotedDepth = false
  /// How many VCALENDARs have begun.
  var calendarCount = 0
  /// Whether the open VCALENDAR has a component.
  var hasComponent = false
}
