import type { NetworkPreset } from "./preset.ts";

/** Records of the publisher's transaction report; their times have no zone, and `epi` has at most 64 bytes. */
export const tradedoubler: NetworkPreset = {
  name: "Tradedoubler",
  trackingUrl: "https://clk.tradedoubler.com/click?p={programme}&a={publisher}&epi={click}&url={site}",
  clickFormat: "uuid",
  clickLength: 64,
  authentication: "token",
  mapping: {
    parameters: {
      click: "epi",
      transaction: "transactionId",
      order: "orderNumber",
      amount: "orderValue",
      commission: "commission",
      status: "status",
      time: "timeOfTransaction",
      changedAt: "timeOfLastModified",
      paid: "paid",
      paymentId: "paymentId",
    },
    statuses: { p: "pending", a: "confirmed", d: "rejected" },
    amounts: "major",
    times: "iso",
  },
  pushQuery: null,
  sample: {
    kind: "record",
    text: JSON.stringify({
      transactionId: "2345678901",
      programId: 12345,
      sourceId: 678901,
      eventTypeId: 5,
      status: "P",
      timeOfTransaction: "2026-02-20 22:04:00.0",
      timeOfLastModified: "2026-02-20 23:00:11.0",
      epi: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
      orderNumber: "111222333444",
      orderValue: 55.96,
      commission: 5.59,
      paid: false,
      paymentId: 0,
    }),
  },
};
