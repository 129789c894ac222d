import { use } from "react";
import { NotificationBell } from "~/features/notifications/bell/notification-bell";
import { PageContext } from "~/page/page-context";

/** The bell's place in the top bar; empty if the viewer is unknown. */
export function BellSlot() {
  const { bell } = use(PageContext);
  return bell && <NotificationBell {...bell} />;
}
