import { classNames } from "~/components/ui/class-names";
import { softTones } from "~/components/ui/tone";
import { appearanceOf } from "./appearance";

/** A type's icon on its colour. Decoration: the title says the same. */
export function NotificationIcon({ type, size = "md" }: { type: string; size?: "md" | "lg" }) {
  const { Icon, tone } = appearanceOf(type);
  return (
    <span
      aria-hidden
      className={classNames(
        "flex shrink-0 items-center justify-center rounded-full",
        size === "lg" ? "size-14" : "size-10",
        softTones[tone],
      )}
    >
      <Icon className={size === "lg" ? "size-7" : "size-5"} />
    </span>
  );
}
