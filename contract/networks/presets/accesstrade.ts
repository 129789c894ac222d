import type { NetworkPreset } from "./preset.ts";

/**
 * Postbacks by GET, one for each item, with parameter names that the publisher chooses. The network returns the
 * parameters of the tracking link in its postbacks.
 */
export const accesstrade: NetworkPreset = {
  name: "Accesstrade",
  trackingUrl: "https://click.accesstrade.co.id/adv.php?rk={programme}&pbid={click}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "pbid",
      transaction: "transaction_id",
      part: "conversion_id",
      item: "product_id",
      amount: "amount",
      commission: "commission",
      status: "status",
    },
    statuses: { pending: "pending", approved: "confirmed", rejected: "rejected" },
    statusWhenMissing: "pending",
    amounts: "major",
    times: "iso",
  },
  pushQuery: null,
  sample: {
    kind: "query",
    text: "pbid=6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10&transaction_id=AT-259630312&conversion_id=8812345&product_id=shoes&amount=55.96&commission=5.59&status=pending",
  },
};
