import { allAt, textAt, type XmlElement } from "../../read-xml.ts";
import { ConnectorError, type ConnectorApi, type NetworkCoupon, type Page } from "../connector.ts";
import { parseXml } from "../parse-xml.ts";

/** The network's maximum page size. */
const pageSize = 100;

/** Yields the coupons of joined advertisers, as the links of a website. Yields nothing without a website. */
export async function* linksOf(api: ConnectorApi, websiteId: string): AsyncIterable<Page<NetworkCoupon>> {
  for (let page = 1, read = 0; websiteId !== ""; page += 1) {
    const text = await api.text({
      origin: "links",
      path: "/v2/link-search",
      query: {
        "website-id": websiteId,
        "advertiser-ids": "joined",
        "promotion-type": "coupon",
        "page-number": String(page),
        "records-per-page": String(pageSize),
      },
      headers: { accept: "application/xml" },
    });
    const [list] = allAt(parseXml(text, "cj-api"), "links");
    const total = Number(list?.attributes["total-matched"] ?? NaN);
    if (!list || Number.isNaN(total) || Number(list.attributes["page-number"]) !== page)
      throw new ConnectorError("unreadable", 200);
    const items = allAt(list, "link").map(couponOf);
    yield { items };
    read += items.length;
    if (read >= total) return;
    if (items.length === 0) throw new ConnectorError("unreadable", 200);
  }
}

function couponOf(link: XmlElement): NetworkCoupon {
  return {
    id: textAt(link, "link-id") ?? "",
    programme: textAt(link, "advertiser-id") ?? "",
    title: textAt(link, "link-name") ?? "",
    terms: textAt(link, "description") || null,
    code: textAt(link, "coupon-code") || null,
    page: null,
    discount: null,
    startsAt: timeOf(textAt(link, "promotion-start-date")),
    endsAt: timeOf(textAt(link, "promotion-end-date")),
  };
}

/**
 * Reads a time such as `2026-05-26 00:00:00.0`. Its time zone is undocumented, and probably Pacific time.
 * Interpreting it as UTC makes it a few hours too early, so that no code is shown after it has expired.
 */
function timeOf(text: string | undefined): Date | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?/.exec(text ?? "") ?? [];
  return date === undefined ? null : new Date(`${date}T${time ?? "00:00:00"}Z`);
}
