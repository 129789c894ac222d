import type { NetworkPreset } from "./preset.ts";

const transaction = {
  transactionId: 259630312,
  transactionDate: "2026-02-20 22:04:00",
  transactionCurrency: "USD",
  transactionAmount: "55.96",
  trackedCurrency: "USD",
  trackedAmount: "55.96",
  affiliateId: 189069,
  merchantId: 7052,
  groupId: 0,
  bannerId: 0,
  clickRef: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
  clickThroughTime: "2026-02-20 21:58:00",
  clickTime: "2026-02-20 21:58:00",
  commission: "5.59",
  commissionGroups: [{ id: 12345, name: "Default Commission", code: "DEFAULT", amount: "55.96" }],
};

/**
 * Transaction notifications: one when a transaction is recorded, none when it is approved, changed or
 * declined. Later changes are read from the API's transactions, whose fields have other names.
 */
export const awin: NetworkPreset = {
  name: "Awin",
  trackingUrl:
    "https://www.awin1.com/cread.php?awinmid={programme}&awinaffid={publisher}&clickref={click}&ued={site}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "clickRef|clickRefs.clickRef",
      transaction: "transactionId|id",
      order: "orderRef",
      amount: "transactionAmount|saleAmount.amount",
      commission: "commission|commissionAmount.amount",
      currency: "transactionCurrency|saleAmount.currency",
      // Only in the API's transactions. A notification's commission has the currency of its amount.
      commissionCurrency: "commissionAmount.currency",
      status: "commissionStatus",
      time: "transactionDate",
      changedAt: "validationDate",
      // Only in the API's transactions, not in notifications.
      paid: "paidToPublisher",
      paymentId: "paymentId",
    },
    statuses: { pending: "pending", approved: "confirmed", declined: "rejected", deleted: "rejected" },
    statusWhenMissing: "pending",
    amounts: "major",
    times: "iso",
    timeZone: "UTC",
    wrapper: "AwinTransactionPush",
  },
  pushQuery: null,
  sample: {
    kind: "push",
    text: new URLSearchParams({ AwinTransactionPush: JSON.stringify(transaction) }).toString(),
  },
};
