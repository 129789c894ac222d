import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import atlas from "world-atlas/countries-110m.json" with { type: "json" };

/** Size of the drawing, in the units of its `viewBox`. */
const mapSize = { width: 800, height: 600 };

/** The corners of what is shown, in degrees: from Morocco to Finland, from Ireland to the Black Sea. */
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

/** Outlines of the land and the borders between countries, as paths of SVG: browsers need no library for maps. */
export const map = {
  ...mapSize,
  land: path(feature(topology, countries)) ?? "",
  borders: path(mesh(topology, countries as Parameters<typeof mesh>[1], (one, other) => one !== other)) ?? "",
};

/** Where a place stands in the drawing, in percent of its width and height. */
export function placeOnMap([east, north]: readonly [number, number]): { x: number; y: number } {
  const [x, y] = projection([east, north]) ?? [0, 0];
  return { x: (100 * x) / mapSize.width, y: (100 * y) / mapSize.height };
}
