import type { NetworkPreset } from "./preset.ts";

/**
 * Events and transactions, with one row per item of an order; returns are rows with negative amounts. An
 * event is provisional until it becomes a transaction. Order numbers are the advertiser's.
 */
export const rakuten: NetworkPreset = {
  name: "Rakuten Advertising",
  trackingUrl: "https://click.linksynergy.com/deeplink?id={publisher}&mid={programme}&murl={site}&u1={click}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "u1",
      transaction: "order_id",
      programme: "advertiser_id",
      part: "etransaction_id",
      item: "sku_number",
      order: "order_id",
      amount: "sale_amount",
      commission: "commissions",
      currency: "currency",
      status: "is_event",
      time: "transaction_date",
      changedAt: "process_date",
    },
    statuses: { y: "pending", n: "confirmed" },
    statusWhenMissing: "pending",
    amounts: "major",
    times: "iso",
    negativeAmounts: "delta",
  },
  pushQuery: null,
  sample: {
    kind: "record",
    text: JSON.stringify({
      etransaction_id: "9f0c2a7e51",
      advertiser_id: 12345,
      sid: 678901,
      order_id: "111222333444",
      offer_id: 1,
      sku_number: "shoe-41",
      sale_amount: 55.96,
      quantity: 1,
      commissions: 5.59,
      process_date: "Fri Feb 20 2026 23:00:11 GMT+0000 (UTC)",
      transaction_date: "Fri Feb 20 2026 22:04:00 GMT+0000 (UTC)",
      transaction_type: "realtime",
      u1: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
      currency: "USD",
      is_event: "Y",
    }),
  },
};
