import type { NetworkPreset } from "./preset.ts";

/**
 * Partner postbacks with parameter names that we chose. They contain no status; only the network's exports do.
 * Every network has its own tracking domain.
 */
export const everflow: NetworkPreset = {
  name: "Everflow",
  trackingUrl: "{programme}?sub1={click}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "click_id",
      transaction: "transaction_id",
      amount: "amount",
      commission: "commission",
      currency: "currency",
      status: "status",
    },
    statuses: { pending: "pending", approved: "confirmed", rejected: "rejected" },
    statusWhenMissing: "pending",
    amounts: "major",
    times: "iso",
  },
  pushQuery:
    "click_id={sub1}&transaction_id={transaction_id}&amount={sale_amount}&commission={payout_amount}&currency={currency}",
  sample: {
    kind: "query",
    text: "click_id=6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10&transaction_id=4a1b2c3d5e6f40718293a4b5c6d7e8f9&amount=55.96&commission=5.59&currency=USD",
  },
};
