import type { NetworkPreset } from "./preset.ts";

/**
 * Partner postbacks with parameter names that we chose. They contain no status; only the network's exports do.
 * Every network has its own tracking domain.
 */
export const tune: NetworkPreset = {
  name: "TUNE",
  trackingUrl: "https://your-network.example/aff_c?offer_id={programme}&aff_id={publisher}&aff_sub={click}",
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
    "click_id={aff_sub}&transaction_id={transaction_id}&amount={sale_amount}&commission={payout}&currency={currency}",
  sample: {
    kind: "query",
    text: "click_id=6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10&transaction_id=102c1c3a5f7e9b1d3f5a7c9e1b3d5f&amount=55.96&commission=5.59&currency=USD",
  },
};
