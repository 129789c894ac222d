interface Zones {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/**
 * Which country each time zone lies in, from the tables that come with Node: nothing is asked of anybody.
 * Made when first asked for: it takes a tenth of the program's start.
 */
let countries: Map<string, string> | undefined;
function countriesByZone(): Map<string, string> {
  countries ??= new Map(letters.flatMap((first) => letters.flatMap((second) => zonesOf(first + second))));
  return countries;
}
const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** The country a browser's time zone lies in, as two letters; null of UTC and of what is no time zone. */
export function countryOf(timeZone: string | undefined): string | null {
  if (!timeZone) return null;
  try {
    // One name of the several that zones go by.
    const { timeZone: known } = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
    return countriesByZone().get(known) ?? null;
  } catch {
    return null;
  }
}

function zonesOf(region: string): [zone: string, country: string][] {
  const locale: Intl.Locale & Zones = new Intl.Locale(`und-${region}`);
  // Codes that are no more lead to others.
  const isCountry = locale.region === region && regionNames.of(region) !== undefined;
  if (!isCountry) return [];
  // Newer versions of Node have it as a method.
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map((zone) => [zone, region]);
}
