import { deleteNotification } from "#contract/notifications/notifications.ts";
import { respondToChange } from "~/features/notifications/store/respond-to-change.server";
import type { Route } from "./+types/notifications.$id";

/** DELETE: deletes a notification. The bell uses it while the socket is offline. */
export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return respondToChange({ request, context }, deleteNotification, { params });
}
