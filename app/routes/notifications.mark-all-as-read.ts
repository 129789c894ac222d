import { markAllNotificationsRead } from "#contract/notifications.ts";
import { changeForIsland } from "~/features/notifications/change.server";
import type { Route } from "./+types/notifications.mark-all-as-read";

/** PATCH: the bell's way to mark all read while the socket is offline (specification §7). */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return changeForIsland({ request, context }, markAllNotificationsRead);
}
