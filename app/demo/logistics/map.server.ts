import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import atlas from "world-atlas/countries-110m.json" with { type: "json" };

/** The size of the drawing, in units of its `viewBox`. */
const mapSize = { width: 800, height: 600 };

/** The bounds of the map in degrees: Morocco to Finland, and Ireland to the Black Sea. */
const corners = {
  type: "MultiPoint",
  coordinates: [
    [-12, 30],
    [34, 61],
  ],
} as const;

type Atlas = Parameters<typeof feature>[0];
type Countries = Parameters<typeof feature>[1];
const topology = atlas as unknown as Atlas;
const countries = topology.objects.countries as Countries;

const projection = geoMercator().fitSize([mapSize.width, mapSize.height], {
  type: "MultiPoint",
  coordinates: corners.coordinates.map(([east, north]) => [east, north]),
});
projection.clipExtent([
  [0, 0],
  [mapSize.width, mapSize.height],
]);
const path = geoPath(projection).digits(1);

/** The outlines of land and country borders as SVG paths. Browsers therefore need no map library. */
export const map = {
  ...mapSize,
  land: path(feature(topology, countries)) ?? "",
  borders: path(mesh(topology, countries as Parameters<typeof mesh>[1], (one, other) => one !== other)) ?? "",
};

/** Returns the position of a place in the drawing, in percent of its width and height. */
export function placeOnMap([east, north]: readonly [number, number]): { x: number; y: number } {
  const [x, y] = projection([east, north]) ?? [0, 0];
  return { x: (100 * x) / mapSize.width, y: (100 * y) / mapSize.height };
}
