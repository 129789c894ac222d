import type { NetworkPreset } from "./preset.ts";

/**
 * Event notifications (Action Lifecycle, Action Clearing) by GET, with parameter names that we chose. Fields
 * of the API's actions have other names.
 */
export const impact: NetworkPreset = {
  name: "impact.com",
  trackingUrl: "{programme}?subId1={click}&u={site}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "sub_id1|SubId1",
      transaction: "action_id|Id",
      order: "oid|Oid",
      amount: "amount|Amount",
      commission: "payout|Payout",
      currency: "currency|Currency",
      status: "status|State",
      time: "event_date|EventDate",
      lockedAt: "locking_date|LockingDate",
      // Only in the API's actions, not in notifications.
      paid: "ClearedDate",
    },
    statuses: { pending: "pending", approved: "confirmed", reversed: "reversed" },
    amounts: "major",
    times: "iso",
  },
  pushQuery:
    "action_id={ActionId}&status={Status}&amount={Amount}&payout={Payout}&currency={Currency}&event_date={EventDate}&locking_date={LockingDate}&oid={Oid}&sub_id1={SubId1}",
  sample: {
    kind: "query",
    text: "action_id=1000.4636.158133&status=PENDING&amount=55.96&payout=5.59&currency=USD&event_date=2026-02-20T14%3A04%3A00-08%3A00&locking_date=2026-04-20T23%3A59%3A59-07%3A00&oid=111222333444&sub_id1=6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
  },
};
