import { markNotificationRead } from "#contract/notifications/notifications.ts";
import { respondToChange } from "~/features/notifications/store/respond-to-change.server";
import type { Route } from "./+types/notifications.$id_.mark-as-read";

/** PATCH: marks a notification as read. The bell uses it while the socket is offline. */
export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return respondToChange({ request, context }, markNotificationRead, { params });
}
