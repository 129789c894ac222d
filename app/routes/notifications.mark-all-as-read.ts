import { markAllNotificationsRead } from "#contract/notifications/notifications.ts";
import { answerChange } from "~/features/notifications/store/answer-change.server";
import type { Route } from "./+types/notifications.mark-all-as-read";

/** PATCH: marks all notifications as read. The bell uses it while the socket is offline. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerChange({ request, context }, markAllNotificationsRead);
}
