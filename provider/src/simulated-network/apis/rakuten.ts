import { rakuten } from "../dialects/rakuten.ts";
import {
  createMinuteLimit,
  demoCoupons,
  historiesAt,
  jsonResponse,
  xmlText,
  type ApiResponse,
  type ApiRequest,
  type ApiWorld,
  type PurchaseHistory,
  type SimulatedApi,
  type SimulatedCoupon,
  type SimulatedProgramme,
} from "./api.ts";
import { paymentReports } from "./rakuten-payments.ts";
import { createTokens } from "./tokens.ts";

const requestsPerMinute = 30;
const [usualPage, maxPageSize] = [100, 1_000];
const maxCoupons = 500;
const maxReach = 30 * 24 * 3_600_000;

/** The advertisers of the demo's account that aren't stores yet. */
const demoProgrammes: SimulatedProgramme[] = [
  { id: 43_201, name: "Lantern Lighting", domain: "lantern.example", percent: [5, 5], validationDays: 30 },
  {
    id: 43_202,
    name: "Juniper Kitchen",
    domain: "juniper-kitchen.example",
    percent: [4, 7],
    validationDays: 45,
  },
];

/** Rakuten's API: 403 above the limit per minute, no dates more than 30 days ago, and one row for each item. */
export function createRakutenApi({
  histories,
  secret,
  programmes = () => demoProgrammes,
  coupons = (at) => demoCoupons(programmes(), at),
}: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  const form = { grant_type: "password", scope: "678901" };
  const tokens = createTokens({ clientId: "cashlane", secret, form, seconds: 3_600 });
  return (request) => {
    if (!isWithinLimit(request.at)) return jsonResponse(403, { message: "Requests per minute exceeded" });
    if (request.path === "/token") return tokens.issue(request);
    if (!tokens.isValid(request)) return jsonResponse(401, { message: "Invalid token" });
    if (request.method === "GET" && request.path === "/v1/partnerships")
      return partnerships(request, programmes());
    const [, id] = /^\/v2\/advertisers\/(\d+)$/.exec(request.path) ?? [];
    if (request.method === "GET" && id !== undefined) return advertiser(id, programmes());
    if (request.method === "GET" && request.path === "/coupon/1.0")
      return couponFeed(request, { programmes: programmes(), coupons: coupons(request.at) });
    if (request.method === "GET" && request.path === "/advancedreports/1.0")
      return paymentReports(request, histories(), secret);
    const isEvents = request.method === "GET" && request.path === "/events/1.0/transactions";
    return isEvents ? events(request, histories()) : jsonResponse(404, { message: "Not found" });
  };
}

interface Row {
  processedAt: Date;
  purchasedAt: Date;
  record: Record<string, unknown>;
}

function events({ query, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const [limit, page] = [Number(query.get("limit") ?? usualPage), Number(query.get("page") ?? 1)];
  const windowOf = (name: string) => [timeOf(query.get(`${name}_start`)), timeOf(query.get(`${name}_end`))];
  const isTooOld = [...windowOf("process_date"), ...windowOf("transaction_date")].some(
    (time) => time !== undefined && !(time.getTime() >= at.getTime() - maxReach),
  );
  if (isTooOld || !(limit > 0 && limit <= maxPageSize) || !(page >= 1))
    return jsonResponse(400, { message: "Bad request" });
  const isWithin = (time: Date, [from, to]: (Date | undefined)[]) =>
    (from === undefined || time >= from) && (to === undefined || time <= to);
  const rows = historiesAt(histories, at)
    .flatMap(rowsOf)
    .filter(
      ({ processedAt, purchasedAt }) =>
        isWithin(processedAt, windowOf("process_date")) &&
        isWithin(purchasedAt, windowOf("transaction_date")),
    )
    .toSorted((one, other) => one.processedAt.getTime() - other.processedAt.getTime());
  return jsonResponse(
    200,
    rows.slice((page - 1) * limit, page * limit).map(({ record }) => record),
  );
}

/** Returns the newest version of each row of a purchase. */
function rowsOf({ purchase, versions }: PurchaseHistory): Row[] {
  const rows = new Map<unknown, Row>();
  for (const [index, { changedAt }] of versions.entries())
    for (const message of rakuten.report(purchase, versions.slice(0, index + 1)))
      if (message.kind === "record") {
        const { record } = message;
        const row = { processedAt: changedAt, purchasedAt: purchase.purchasedAt, record };
        rows.set(record.etransaction_id, row);
      }
  return [...rows.values()];
}

/** Returns a time such as `2026-02-20 22:04:00`; an invalid `Date` for any other text. */
function timeOf(text: string | null): Date | undefined {
  return text === null ? undefined : new Date(`${text.replace(" ", "T")}Z`);
}

function partnerships({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const [limit, page] = [Number(query.get("limit") ?? 10), Number(query.get("page") ?? 1)];
  if (query.get("partner_status") !== "active" || !(limit >= 1 && limit <= 200) || !(page >= 1))
    return jsonResponse(400, { message: "limit must be between 1 and 200", error: "REQUEST_PARAM_INVALID" });
  const hasMore = programmes.length > page * limit;
  const next = hasMore ? { next: `/v1/partnerships?page=${page + 1}&limit=${limit}` } : {};
  return jsonResponse(200, {
    _metadata: {
      api_name_version: "partnerships-v1.0.0",
      page,
      limit,
      total: programmes.length,
      _links: next,
    },
    partnerships: programmes.slice((page - 1) * limit, page * limit).map(({ id, name }) => ({
      advertiser: {
        id,
        network: 1,
        name,
        status: "active",
        categories: [],
        details: `/v2/advertisers/${id}`,
      },
      status: "active",
      approve_datetime: "2025-02-21T23:29:48.216Z",
    })),
  });
}

function advertiser(id: string, programmes: SimulatedProgramme[]): ApiResponse {
  const programme = programmes.find((programme) => String(programme.id) === id);
  if (!programme) return jsonResponse(404, { message: "Not found" });
  const { name, domain } = programme;
  return jsonResponse(200, {
    advertiser: { id: Number(id), name, url: `https://www.${domain}`, features: { deep_links: true } },
  });
}

/** Lists coupons in XML without ids, at most 500 per page. Offers are valid until the end of their last day. */
function couponFeed(
  { query, at }: ApiRequest,
  { programmes, coupons }: { programmes: SimulatedProgramme[]; coupons: SimulatedCoupon[] },
): ApiResponse {
  const [size, page] = [
    Number(query.get("resultsperpage") ?? maxCoupons),
    Number(query.get("pagenumber") ?? 1),
  ];
  if (!(size >= 1 && size <= maxCoupons) || !(page >= 1)) return { status: 400, body: "<fault/>" };
  const activeCoupons = coupons.filter(({ endsAt }) => endsAt > at);
  const nameOf = (id: number) => programmes.find((programme) => programme.id === id)?.name ?? "";
  const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
  const links = activeCoupons.slice((page - 1) * size, page * size).map(
    ({ id, programme, title, terms, code, startsAt, endsAt }) =>
      `<link type="TEXT"><offerdescription>${xmlText(title)}</offerdescription>
<offerstartdate>${dayText(startsAt.getTime())}</offerstartdate>
<offerenddate>${dayText(endsAt.getTime() - 1)}</offerenddate>
${code === null ? "" : `<couponcode>${xmlText(code)}</couponcode>`}<couponrestriction>${xmlText(terms)}</couponrestriction>
<clickurl>https://click.linksynergy.com/fs-bin/click?id=cashlane&amp;offerid=${id}</clickurl>
<advertiserid>${programme}</advertiserid><advertisername>${xmlText(nameOf(programme))}</advertisername>
<network id="1">US Network</network></link>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<couponfeed><TotalMatches>${activeCoupons.length}</TotalMatches><TotalPages>${Math.max(1, Math.ceil(activeCoupons.length / size))}</TotalPages>
<PageNumberRequested>${page}</PageNumberRequested>${links.join("")}</couponfeed>`;
  return { status: 200, headers: { "content-type": "application/xml" }, body };
}
