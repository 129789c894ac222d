import { markAllNotificationsRead } from "#contract/notifications/notifications.ts";
import { respondToChange } from "~/features/notifications/store/respond-to-change.server";
import type { Route } from "./+types/notifications.mark-all-as-read";

/** PATCH: marks all notifications as read. The bell uses it while the socket is offline. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return respondToChange({ request, context }, markAllNotificationsRead);
}
