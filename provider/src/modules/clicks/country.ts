interface Zones {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/**
 * The country of each time zone, from the data built into Node.js. Created on first use, because creating it
 * takes a tenth of the program's startup time.
 */
let countries: Map<string, string> | undefined;
function countriesByZone(): Map<string, string> {
  countries ??= new Map(letters.flatMap((first) => letters.flatMap((second) => zonesOf(first + second))));
  return countries;
}
const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Returns the two-letter country of a browser's time zone; `null` if the zone is UTC or unknown. */
export function countryOf(timeZone: string | undefined): string | null {
  if (!timeZone) return null;
  try {
    // Zones have several names; this is the canonical one.
    const { timeZone: canonicalZone } = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
    return countriesByZone().get(canonicalZone) ?? null;
  } catch {
    return null;
  }
}

function zonesOf(region: string): [zone: string, country: string][] {
  const locale: Intl.Locale & Zones = new Intl.Locale(`und-${region}`);
  // For an obsolete code, `Intl` returns the code that replaced it.
  const isCountry = locale.region === region && regionNames.of(region) !== undefined;
  if (!isCountry) return [];
  // Newer versions of Node.js have a method in place of the property.
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map((zone) => [zone, region]);
}
