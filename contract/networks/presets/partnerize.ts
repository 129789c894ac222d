import type { NetworkPreset } from "./preset.ts";

/**
 * Records of the conversion report (`conversion_data`). Each item has its own status: a conversion whose items
 * have different statuses is `mixed`. A conversion without items is read as a whole.
 */
export const partnerize: NetworkPreset = {
  name: "Partnerize",
  trackingUrl: "https://prf.hn/click/camref:{programme}/pubref:{click}/destination:{site}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "publisher_reference",
      transaction: "conversion_id",
      order: "conversion_reference",
      part: "conversion_items.conversion_item_id",
      item: "conversion_items.category",
      amount: "conversion_items.item_value|conversion_value.value",
      commission: "conversion_items.item_publisher_commission|conversion_value.publisher_commission",
      currency: "currency",
      status: "conversion_items.item_status|conversion_value.conversion_status",
      time: "conversion_time",
      changedAt: "conversion_items.last_update|last_modified",
      paymentId: "conversion_items.publisher_self_bill_id|publisher_self_bill_id",
    },
    statuses: { pending: "pending", approved: "confirmed", rejected: "rejected" },
    amounts: "major",
    times: "iso",
    timeZone: "UTC",
    items: "conversion_items",
  },
  pushQuery: null,
  sample: {
    kind: "record",
    text: JSON.stringify({
      conversion_id: "1111l1234567",
      campaign_id: "1011l222",
      publisher_id: "1100l333",
      conversion_time: "2026-02-20 22:04:00",
      last_modified: "2026-02-20 23:00:11",
      currency: "USD",
      publisher_reference: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
      conversion_reference: "111222333444",
      conversion_value: { conversion_status: "pending", value: "55.96", publisher_commission: "5.59" },
      conversion_items: [
        {
          conversion_item_id: "1111l9876543",
          category: "shoes",
          item_value: "55.96",
          item_publisher_commission: "5.59",
          item_status: "pending",
          last_update: "2026-02-20 23:00:11",
        },
      ],
    }),
  },
};
