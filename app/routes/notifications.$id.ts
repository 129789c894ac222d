import { deleteNotification } from "#contract/notifications/notifications.ts";
import { answerChange } from "~/features/notifications/store/answer-change.server";
import type { Route } from "./+types/notifications.$id";

/** DELETE: deletes a notification. The bell uses it while the socket is offline. */
export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return answerChange({ request, context }, deleteNotification, { params });
}
