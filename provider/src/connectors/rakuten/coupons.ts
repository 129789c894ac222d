import { createHash } from "node:crypto";
import { allAt, textAt, type XmlElement } from "../../read-xml.ts";
import { ConnectorError, type ConnectorApi, type NetworkCoupon, type Page } from "../connector.ts";
import { parseXml } from "../parse-xml.ts";

const pageSize = 500;
const day = 24 * 60 * 60 * 1000;

/** Yields the coupons of the network's feed. */
export async function* couponsOf(api: ConnectorApi): AsyncIterable<Page<NetworkCoupon>> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const text = await api.text({
      path: "/coupon/1.0",
      query: { resultsperpage: String(pageSize), pagenumber: String(page) },
      headers: { accept: "application/xml" },
    });
    const feed = parseXml(text, "couponfeed");
    pages = Number(textAt(feed, "TotalPages") ?? NaN);
    if (Number.isNaN(pages)) throw new ConnectorError("unreadable", 200);
    yield { items: allAt(feed, "link").map(couponOf) };
  }
}

/** The feed contains no ids, so a coupon is identified by its advertiser, code and link. */
function couponOf(link: XmlElement): NetworkCoupon {
  const programme = textAt(link, "advertiserid") ?? "";
  const code = textAt(link, "couponcode") || null;
  const identity = JSON.stringify([programme, code, textAt(link, "clickurl") ?? ""]);
  const end = dayOf(textAt(link, "offerenddate"));
  return {
    id: createHash("sha256").update(identity).digest("hex").slice(0, 32),
    programme,
    title: textAt(link, "offerdescription") ?? "",
    terms: textAt(link, "couponrestriction") || null,
    code,
    page: null,
    discount: null,
    startsAt: dayOf(textAt(link, "offerstartdate")),
    // Offers are valid until the end of their last day.
    endsAt: end && new Date(end.getTime() + day),
  };
}

/** Returns the start of a day such as `2026-05-26`. */
function dayOf(text: string | undefined): Date | null {
  const [date] = /^\d{4}-\d\d-\d\d/.exec(text ?? "") ?? [];
  return date === undefined ? null : new Date(`${date}T00:00:00Z`);
}
