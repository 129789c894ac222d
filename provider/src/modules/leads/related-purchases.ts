import { inArray, sql } from "drizzle-orm";
import { comparableOrder, numberOf, minStemLength } from "#contract/text/input/order-reference.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { jsonOf } from "../../database/engine/insert-rows.ts";
import type { OrderFacts, RelatedPurchase } from "./same-order.ts";

/** The facts by which related purchases are found. */
type OrderLookup = Pick<OrderFacts, "storeId" | "clickId" | "order" | "isClaim">;

/** Returns a normalized order number; `null` if it has no letters or digits. */
export function orderOf(orderNumber: string | null): string | null {
  return comparableOrder(orderNumber ?? "") || null;
}

// Selects the item codes in the reports from which a purchase was created.
const items = sql<(string | null)[]>`(
  select coalesce(array_agg(distinct event.interpretation ->> 'item'), '{}') from postback_events event
  where event.network = leads.network and event.transaction_id = leads.network_transaction_id
    and event.lead_id = leads.id)`;

/**
 * Finds, in one query, stored purchases that may be the same as the given ones. These are purchases of the same
 * click, if one of the two is a claim, and purchases at the same store whose order numbers are equal, differ
 * only by leading letters, or one of which is a prefix of the other. Leading letters of stored numbers are only
 * ignored for the store's claims and the member's own purchases, because no index covers them.
 */
export async function findRelatedPurchases(
  queryable: Queryable,
  lookups: OrderLookup[],
): Promise<RelatedPurchase[]> {
  if (lookups.length === 0) return [];
  const searches = lookups.map(({ storeId, clickId, order, isClaim }) => {
    const number = order ?? "";
    const stems = Array.from({ length: number.length }, (_, index) => number.slice(0, index + 1));
    return {
      store: storeId,
      click: clickId,
      claimed: isClaim,
      stem: number.length >= minStemLength ? number : null,
      orders: [...stems, numberOf(number)].filter((one) => one === number || one.length >= minStemLength),
    };
  });
  const ids = sql`(
    select found.id from json_to_recordset(${jsonOf(searches)}::json)
      wanted (store uuid, click uuid, claimed boolean, stem text, orders text[]),
    lateral (
      select id from leads where click_id = wanted.click and (wanted.claimed or source = 'claim')
      union all
      select id from leads where store_id = wanted.store and order_reference = any (wanted.orders)
      union all
      select id from leads where store_id = wanted.store
        and order_reference ~>~ wanted.stem and order_reference ~<~ (wanted.stem || chr(1114111))
      union all
      select lead_id from claims where store_id = wanted.store and lead_id is not null
        and right(order_reference, length(wanted.stem)) = wanted.stem
      union all
      select own.id from clicks visit join leads own on own.user_id = visit.user_id
        where visit.id = wanted.click and own.store_id = wanted.store
        and right(own.order_reference, length(wanted.stem)) = wanted.stem
    ) found)`;
  const rows = await queryable.select({ lead: leads, items }).from(leads).where(inArray(leads.id, ids));
  return rows.map(({ lead, items: codes }) => ({
    lead,
    items: codes,
    storeId: lead.storeId,
    clickId: lead.clickId,
    order: lead.orderReference,
    amount: lead.orderAmount,
    occurredAt: lead.occurredAt,
    isClaim: lead.source === "claim",
  }));
}
