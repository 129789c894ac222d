import { markNotificationRead } from "#contract/notifications.ts";
import { changeForIsland } from "~/features/notifications/change.server";
import type { Route } from "./+types/notifications.$id_.mark-as-read";

/** PATCH: the bell's way to mark one read while the socket is offline (specification §7). */
export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return changeForIsland({ request, context }, markNotificationRead, { params });
}
