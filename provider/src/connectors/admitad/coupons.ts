import { z } from "zod";
import { readRate } from "../commission-range.ts";
import {
  ConnectorError,
  parseResponse,
  type ConnectorApi,
  type NetworkCoupon,
  type Page,
} from "../connector.ts";

const couponPage = z.object({
  results: z.array(
    z.object({
      id: z.coerce.string(),
      campaign: z.object({ id: z.coerce.string() }),
      species: z.string().nullish(),
      promocode: z.string().nullish(),
      name: z.string().nullish(),
      short_name: z.string().nullish(),
      description: z.string().nullish(),
      discount: z.coerce.string().nullish(),
      date_start: z.string().nullish(),
      date_end: z.string().nullish(),
    }),
  ),
  _meta: z.object({ count: z.number(), limit: z.number(), offset: z.number() }),
});

/** The network's maximum page size for these lists. */
const pageSize = 500;
/** The offset of Moscow time, which the API uses, from UTC. This isn't documented, but was observed. */
const moscow = 3 * 3_600_000;

/** Yields the coupons of the programmes of an ad space. Yields nothing without an ad space. */
export async function* couponsOf(api: ConnectorApi, adSpaceId: string): AsyncIterable<Page<NetworkCoupon>> {
  for (let offset = 0; adSpaceId !== "";) {
    const query = { limit: String(pageSize), offset: String(offset) };
    const response = await api.json({ path: `/coupons/website/${adSpaceId}/`, query });
    const { results, _meta: meta } = parseResponse(couponPage, response);
    if (meta.offset !== offset) throw new ConnectorError("unreadable", 200);
    yield { items: results.map(couponOf) };
    offset += results.length;
    if (results.length === 0 || offset >= meta.count) return;
  }
}

function couponOf(coupon: z.output<typeof couponPage>["results"][number]): NetworkCoupon {
  const { id, campaign, species, promocode, name, short_name, description, discount } = coupon;
  return {
    id,
    programme: campaign.id,
    title: name || short_name || "",
    terms: description || null,
    // Coupons without a code have a text such as "not required" in its place.
    code: species === "promocode" ? promocode || null : null,
    page: null,
    discount: readRate(discount ?? "") ?? null,
    startsAt: timeOf(coupon.date_start),
    endsAt: timeOf(coupon.date_end),
  };
}

/** Reads a time without a zone, such as `2026-05-26T00:00:00`. */
function timeOf(text: string | null | undefined): Date | null {
  const time = Date.parse(`${(text ?? "").replace(" ", "T").slice(0, 19)}Z`);
  return Number.isNaN(time) ? null : new Date(time - moscow);
}
