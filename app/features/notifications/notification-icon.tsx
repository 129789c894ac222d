import { IconDisc } from "~/components/ui/icon-disc";
import { appearanceOf } from "./appearance";

/** The icon of a notification type on its color. Decorative, because the title has the same meaning. */
export function NotificationIcon({ type, size = "md" }: { type: string; size?: "md" | "lg" }) {
  const { Icon, tone } = appearanceOf(type);
  return (
    <IconDisc tone={tone} size={size}>
      <Icon className={size === "lg" ? "size-7" : "size-5"} />
    </IconDisc>
  );
}
