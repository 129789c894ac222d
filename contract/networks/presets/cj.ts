import type { NetworkPreset } from "./preset.ts";

/** Records of the commission API (`publisherCommissions`); the publisher's currency is the account's. */
export const cj: NetworkPreset = {
  name: "CJ",
  trackingUrl: "https://www.anrdoezrs.net/links/{publisher}/type/dlg/sid/{click}/{site}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "shopperId",
      transaction: "commissionId",
      original: "originalActionId",
      order: "orderId",
      amount: "saleAmountPubCurrency",
      commission: "pubCommissionAmountPubCurrency",
      status: "actionStatus",
      time: "eventDate",
      changedAt: "postingDate",
      lockedAt: "lockingDate",
      // `closed`: prepared for payment.
      paid: "actionStatus",
    },
    statuses: { new: "pending", extended: "pending", locked: "confirmed", closed: "confirmed" },
    amounts: "major",
    times: "iso",
    negativeAmounts: "delta",
  },
  pushQuery: null,
  sample: {
    kind: "record",
    text: JSON.stringify({
      commissionId: "2718281828",
      originalActionId: "1618033988",
      original: true,
      actionStatus: "new",
      actionType: "sim_sale",
      validationStatus: "PENDING",
      advertiserId: "123456",
      orderId: "111222333444",
      shopperId: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
      eventDate: "2026-02-20T22:04:00Z",
      postingDate: "2026-02-20T23:00:11Z",
      lockingDate: "2026-04-11T09:00:00Z",
      saleAmountPubCurrency: "55.96",
      pubCommissionAmountPubCurrency: "5.59",
    }),
  },
};
