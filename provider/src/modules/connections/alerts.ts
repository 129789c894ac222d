import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { notifyOfConnection } from "../networks/notify-of-connection.ts";
import type { Notifier } from "../notifications/notify.ts";
import { markStale } from "./repository.ts";

/**
 * Notifies admins once about each connection whose data is older than a day. If the data becomes current and
 * old again, admins are notified again.
 */
export async function notifyOfStaleData(app: Notifier): Promise<void> {
  await inTransaction(app.database, async (unit) => {
    for (const { network } of await markStale(unit.tx, app.clock()))
      await notifyOfConnection(unit, app, { type: "connection_stale", network });
  });
}
