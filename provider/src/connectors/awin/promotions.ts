import { z } from "zod";
import { parseResponse, type ConnectorApi, type NetworkCoupon, type Page } from "../connector.ts";

const promotionPage = z.object({
  data: z.array(
    z.object({
      promotionId: z.coerce.string(),
      advertiser: z.object({ id: z.coerce.string() }),
      title: z.string(),
      description: z.string().nullish(),
      terms: z.string().nullish(),
      startDate: z.string().nullish(),
      endDate: z.string().nullish(),
      url: z.string().nullish(),
      voucher: z.object({ code: z.string().nullish() }).nullish(),
    }),
  ),
});

const pageSize = 100;
/** A request lists promotions of one status. Those that expire soon are also active. */
const statuses = ["active", "upcoming"];

/** Yields the promotions of joined programmes. The fields are those of published example responses. */
export async function* promotionsOf(
  api: ConnectorApi,
  publisherId: string,
): AsyncIterable<Page<NetworkCoupon>> {
  for (const status of statuses)
    for (let page = 1; ; page += 1) {
      const filters = { membership: "joined", status, type: "all" };
      const body = { json: { filters, pagination: { page, pageSize } } };
      const path = `/publisher/${publisherId}/promotions`;
      const { data } = parseResponse(promotionPage, await api.json({ method: "POST", path, body }));
      yield { items: data.map(couponOf) };
      if (data.length < pageSize) break;
    }
}

function couponOf(promotion: z.output<typeof promotionPage>["data"][number]): NetworkCoupon {
  const { promotionId, advertiser, title, description, terms, startDate, endDate, url, voucher } = promotion;
  return {
    id: promotionId,
    programme: advertiser.id,
    title,
    terms: [description, terms].filter((text) => text && text !== title).join("\n\n") || null,
    code: voucher?.code || null,
    page: url ?? null,
    discount: null,
    startsAt: startDate ? new Date(startDate) : null,
    endsAt: endDate ? new Date(endDate) : null,
  };
}
