/** Degrees east and north. */
export type Place = readonly [number, number];

export const warnings = ["none", "temperature", "fuel", "oil", "delay"] as const;
export type Warning = (typeof warnings)[number];

export interface Vehicle {
  id: string;
  from: string;
  to: string;
  /** The current position. */
  at: Place;
  driver: string;
  /** From 0 to 100. */
  progress: number;
  warning: Warning;
}

const cities: [name: string, place: Place][] = [
  ["Paris", [2.35, 48.86]],
  ["Casablanca", [-7.59, 33.57]],
  ["Milano", [9.19, 45.46]],
  ["Berlin", [13.4, 52.52]],
  ["Madrid", [-3.7, 40.42]],
  ["Tunis", [10.18, 36.81]],
  ["Wien", [16.37, 48.21]],
  ["London", [-0.13, 51.51]],
  ["Warszawa", [21.01, 52.23]],
  ["Athina", [23.73, 37.98]],
  ["Stockholm", [18.07, 59.33]],
  ["Alger", [3.06, 36.75]],
];
const drivers = ["Karim Saleh", "Julie Baker", "Adam Petit", "Nadia Moreau", "Paul Stone", "Sara Khalil"];
const count = 24;

/**
 * The sample vehicles, identical for all users at any time. Each is between two cities, and the first six
 * don't overlap on the map.
 */
export const vehicles: Vehicle[] = Array.from({ length: count }, (_, index) => {
  const [from, start] = cities[index % cities.length]!;
  const [to, end] = cities[(index * 5 + 3 + Math.floor(index / cities.length)) % cities.length]!;
  const progress = 12 + ((index * 51) % 84);
  const interpolate = (part: 0 | 1) => start[part] + ((end[part] - start[part]) * progress) / 100;
  return {
    id: `CL-${1041 + index * 17}`,
    from,
    to,
    at: [interpolate(0), interpolate(1)],
    driver: drivers[index % drivers.length]!,
    progress,
    warning: warnings[(index * 3) % warnings.length]!,
  };
});

/** The vehicles on the fleet map. */
export const fleet = vehicles.slice(0, 6);
