import { allAt, textAt, type XmlElement } from "../../read-xml.ts";
import { commissionRange, readRate } from "../commission-range.ts";
import { ConnectorError, type ConnectorApi, type NetworkProgramme, type Page } from "../connector.ts";
import { parseXml } from "../parse-xml.ts";

/** The network's maximum page size. */
const pageSize = 100;

/** Yields the advertisers that an account has joined. */
export async function* advertisersOf(
  api: ConnectorApi,
  companyId: string,
): AsyncIterable<Page<NetworkProgramme>> {
  for (let page = 1, read = 0; ; page += 1) {
    const text = await api.text({
      origin: "advertisers",
      path: "/v2/advertiser-lookup",
      query: {
        "requestor-cid": companyId,
        "advertiser-ids": "joined",
        "page-number": String(page),
        "records-per-page": String(pageSize),
      },
      headers: { accept: "application/xml" },
    });
    const [list] = allAt(parseXml(text, "cj-api"), "advertisers");
    const total = Number(list?.attributes["total-matched"] ?? NaN);
    if (!list || Number.isNaN(total) || Number(list.attributes["page-number"]) !== page)
      throw new ConnectorError("unreadable", 200);
    const items = allAt(list, "advertiser").map(programmeOf);
    yield { items };
    read += items.length;
    if (read >= total) return;
    if (items.length === 0) throw new ConnectorError("unreadable", 200);
  }
}

function programmeOf(advertiser: XmlElement): NetworkProgramme {
  const actions = allAt(advertiser, "actions/action");
  const sales = actions.filter((action) => textAt(action, "type")?.includes("sale"));
  const rates = (sales.length > 0 ? sales : actions)
    .flatMap((action) => [...allAt(action, "commission/default"), ...allAt(action, "commission/itemlist")])
    .flatMap(({ text }) => readRate(text) ?? []);
  return {
    id: textAt(advertiser, "advertiser-id") ?? "",
    name: textAt(advertiser, "advertiser-name") ?? "",
    site: textAt(advertiser, "program-url") ?? null,
    domains: [],
    logo: null,
    commission: commissionRange(rates),
    validationDays: null,
    hasDeepLinks: null,
  };
}
