import { use } from "react";
import { NotificationBell } from "~/features/notifications/bell/notification-bell";
import { BellContext } from "~/features/notifications/bell/bell-context";

/** The bell's place in the top bar; empty where the viewer is unknown. */
export function BellSlot() {
  const bell = use(BellContext);
  return bell && <NotificationBell {...bell} />;
}
