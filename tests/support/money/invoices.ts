import { eq } from "drizzle-orm";
import type { Database } from "#provider/database/connection.ts";
import { leadChanges, leads } from "#provider/database/earning-schema.ts";
import { addLeadRow, addShop } from "./shops.ts";

/** A network's confirmed purchases as rows alone, and what happens to them later; no member's money moves. */
export async function confirmedPurchases(
  database: Database,
  { network, userId }: { network: string; userId: string },
) {
  const { storeId } = await addShop(database, { network });
  return {
    of(confirmedAt: string, commission: bigint, more: Partial<typeof leads.$inferInsert> = {}) {
      const at = new Date(confirmedAt);
      const row = { userId, storeId, network, occurredAt: at, state: "confirmed" as const, confirmedAt: at };
      return addLeadRow(database, { ...row, commission, ...more });
    },
    async correct(leadId: string, at: string, commission: bigint) {
      await database.update(leads).set({ commission }).where(eq(leads.id, leadId));
      const change = { leadId, at: new Date(at), event: "correct" as const, toState: "confirmed" as const };
      await database.insert(leadChanges).values({ ...change, cashBackBefore: 600n, cashBackAfter: 600n });
    },
    async reverse(leadId: string, at: string) {
      const closed = {
        state: "reversed" as const,
        reason: "order_returned" as const,
        closedAt: new Date(at),
      };
      await database.update(leads).set(closed).where(eq(leads.id, leadId));
    },
  };
}
