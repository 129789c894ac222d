import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { PostbackDetails } from "#contract/networks/admin-postbacks.ts";
import { activityLogs } from "../../database/schema/activity-log-schema.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { findEvent } from "./repository.ts";
import { toPostbackEvent } from "./view.ts";

/** The activity log's action for discarding a report. */
export const discardAction = "postback.discard";

const logged = z.object({ reason: z.string() });

/**
 * Returns one report, or undefined if it doesn't exist. For a discarded report, includes from the activity log
 * who did it and why.
 */
export async function findPostback(queryable: Queryable, id: string): Promise<PostbackDetails | undefined> {
  const row = await findEvent(queryable, id);
  if (!row) return undefined;
  const isDiscarded = row.event.state === "discarded";
  const discarded = isDiscarded ? await findDiscarding(queryable, row.event.id) : null;
  return { ...toPostbackEvent(row), discarded };
}

async function findDiscarding(queryable: Queryable, id: string): Promise<PostbackDetails["discarded"]> {
  const [log] = await queryable
    .select({ by: activityLogs.actorEmail, at: activityLogs.at, after: activityLogs.after })
    .from(activityLogs)
    .where(and(eq(activityLogs.action, discardAction), eq(activityLogs.objectId, id)))
    .orderBy(desc(activityLogs.sequence))
    .limit(1);
  if (!log) return null;
  return { by: log.by, at: log.at.toISOString(), reason: logged.parse(log.after).reason };
}
