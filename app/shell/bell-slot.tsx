import { use } from "react";
import { NotificationBell } from "~/features/notifications/bell";
import { BellContext } from "~/features/notifications/bell-context";

/** The bell's place in the top bar; empty where nobody can tell whose it would be. */
export function BellSlot() {
  const bell = use(BellContext);
  return bell && <NotificationBell {...bell} />;
}
