import { classNames } from "~/components/ui/class-names";
import { DrawnIcon } from "~/components/ui/drawn-icon";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import type { useFleet } from "./use-fleet";

type FleetMapProps = Pick<ReturnType<typeof useFleet>, "map" | "vehicles" | "open">;

/** The zoom factor while a vehicle is selected. */
const zoom = 1.5;
/** The width of the map's margin, in percent. Vehicles inside the margin appear only in the list. */
const margin = 3;

/**
 * Renders the map with a link on each vehicle. The selected one is centered and zoomed in. North is up in
 * every language.
 */
export function FleetMap({ map, vehicles, open }: FleetMapProps) {
  const t = useTranslation("demo-logistics");
  const selected = vehicles.find(({ id }) => id === open);
  // Zooms around the selected point, whose position doesn't change.
  const zoomPosition = (place: number, centre = 0) => (selected ? centre + (place - centre) * zoom : place);
  const markers = vehicles
    .map(({ id, x, y }) => ({ id, x: zoomPosition(x, selected?.x), y: zoomPosition(y, selected?.y) }))
    .filter(({ x, y }) => Math.min(x, y) > margin && Math.max(x, y) < 100 - margin);
  return (
    <div dir="ltr" className="relative aspect-4/3 w-full overflow-hidden rounded-lg bg-info-soft">
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={t("map")}
        className={classNames(
          "size-full motion-safe:transition-transform motion-safe:duration-500",
          selected && "scale-150",
        )}
        style={selected && { transformOrigin: `${selected.x}% ${selected.y}%` }}
      >
        <path d={map.land} className="fill-surface" />
        <path d={map.borders} className="fill-none stroke-line-strong" strokeWidth={0.6} />
      </svg>
      {markers.map(({ id, x, y }) => (
        <Link
          key={id}
          to={`?vehicle=${id}`}
          replace
          preventScrollReset
          aria-label={t("vehicleNamed", { id })}
          aria-current={id === open ? "true" : undefined}
          title={id}
          style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          className={classNames(
            "absolute flex size-9 motion-safe:transition-all motion-safe:duration-500 -translate-1/2 items-center justify-center rounded-full border-2 border-surface",
            id === open ? "z-10 bg-accent text-on-accent ring-4 ring-primary" : "bg-primary text-on-primary",
          )}
        >
          <DrawnIcon width={2}>
            <path d="M2 7h11v9H2zM13 10h5l3 3v3h-8zM6 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM17 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z" />
          </DrawnIcon>
        </Link>
      ))}
    </div>
  );
}
