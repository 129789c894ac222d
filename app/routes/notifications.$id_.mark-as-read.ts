import { markNotificationRead } from "#contract/notifications/notifications.ts";
import { answerChange } from "~/features/notifications/store/answer-change.server";
import type { Route } from "./+types/notifications.$id_.mark-as-read";

/** PATCH: marks a notification as read. The bell uses it while the socket is offline. */
export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return answerChange({ request, context }, markNotificationRead, { params });
}
