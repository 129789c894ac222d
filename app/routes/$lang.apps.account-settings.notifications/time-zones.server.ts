// Names that Node's list has only by their former spelling, although every browser takes both.
const renamed = [
  "America/Argentina/Buenos_Aires",
  "America/Nuuk",
  "Asia/Ho_Chi_Minh",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Yangon",
  "Atlantic/Faroe",
  "Europe/Kyiv",
];

/** All time zones to choose from; what is set already is one of them, whatever name it goes by. */
export function timeZones(chosen: string): string[] {
  return [...new Set(["UTC", chosen, ...renamed, ...Intl.supportedValuesOf("timeZone")])].sort();
}
