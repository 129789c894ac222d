import { LineIcon } from "./line-icon";

const paths = {
  forward: "M8 5l7 7-7 7",
  back: "M16 5l-7 7 7 7",
  arrow: "M4 12h15M13 6l6 6-6 6",
  arrowBack: "M20 12H5M11 6l-6 6 6 6",
};

/** An icon with a direction, mirrored on right-to-left pages. */
export function DirectionalIcon({
  name,
  className = "size-4",
}: {
  name: keyof typeof paths;
  className?: string;
}) {
  return <LineIcon path={paths[name]} className={`directional shrink-0 ${className}`} />;
}
