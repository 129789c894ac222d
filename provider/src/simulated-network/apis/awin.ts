import { transaction } from "../dialects/awin.ts";
import { totalOf } from "../purchase.ts";
import {
  createMinuteLimit,
  demoCoupons,
  historiesAt,
  jsonResponse,
  type ApiResponse,
  type ApiRequest,
  type ApiWorld,
  type PurchaseHistory,
  type SimulatedApi,
  type SimulatedCoupon,
  type SimulatedProgramme,
} from "./api.ts";
import { transactionQueries } from "./awin-queries.ts";
import { createClaims } from "./claims.ts";

const publisher = "189069";
const requestsPerMinute = 20;
const maxWindow = 31 * 24 * 3_600_000;

/** The programmes of the demo's account that aren't stores yet. */
const demoProgrammes: SimulatedProgramme[] = [
  {
    id: 90_101,
    name: "Northwind Outdoor",
    domain: "northwind-outdoor.example",
    percent: [4, 8],
    validationDays: 45,
  },
  {
    id: 90_102,
    name: "Maison Lumière",
    domain: "maison-lumiere.example",
    percent: [6, 6],
    validationDays: 30,
  },
  { id: 90_103, name: "Papel & Tinta", domain: "papel-tinta.example", percent: [3, 10], validationDays: 60 },
];

/**
 * Awin's API for publishers: windows of at most 31 days, at most 20 requests a minute, and transactions without
 * pages.
 */
export function createAwinApi({
  histories,
  secret,
  programmes = () => demoProgrammes,
  coupons = (at) => demoCoupons(programmes(), at),
  claimable,
  decideClaim,
}: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  const claims = createClaims({ histories, programmes, claimable, decideClaim });
  return (request) => {
    if (!isWithinLimit(request.at)) return errorAnswer(429, "too_many_requests");
    if (request.headers.authorization !== `Bearer ${secret}`) return errorAnswer(401, "unauthorized");
    const [, reader, what] = /^\/publisher\/(\d+)\/(promotions|transactionqueries)$/.exec(request.path) ?? [];
    if (reader !== undefined) {
      if (reader !== publisher) return errorAnswer(403, "forbidden");
      if (what === "transactionqueries") return transactionQueries(request, claims);
      if (request.method !== "POST") return errorAnswer(405, "method_not_allowed");
      return promotions(request, { programmes: programmes(), coupons: coupons(request.at) });
    }
    if (request.method !== "GET") return errorAnswer(405, "method_not_allowed");
    if (request.path === "/accounts") return accounts();
    const [, owner, list] =
      /^\/publishers\/(\d+)\/(transactions|programmes|programmedetails)\/?$/.exec(request.path) ?? [];
    if (owner === undefined) return errorAnswer(404, "not_found");
    if (owner !== publisher) return errorAnswer(403, "forbidden");
    if (list === "transactions")
      return transactions(request, [...histories(), ...claims.histories(request.at)]);
    return list === "programmes" ? programmeList(request, programmes()) : details(request, programmes());
  };
}

function programmeList({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  if (query.get("relationship") !== "joined") return errorAnswer(400, "bad_request");
  const list = programmes.map(({ id, name, domain }) => ({
    id,
    name,
    displayUrl: `https://www.${domain}`,
    clickThroughUrl: `https://www.awin1.com/cread.php?awinmid=${id}&awinaffid=${publisher}`,
    deeplinkEnabled: true,
    logoUrl: `https://ui.awin.com/logos/${id}/logo.png`,
    currencyCode: "USD",
    primaryRegion: { name: "United Kingdom", countryCode: "GB" },
    validDomains: [{ domain }],
  }));
  return jsonResponse(200, list);
}

function details({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const programme = programmes.find(({ id }) => String(id) === query.get("advertiserId"));
  if (!programme) return errorAnswer(404, "not_found");
  const { id, name, percent, validationDays } = programme;
  return jsonResponse(200, {
    programmeInfo: { id, name, currencyCode: "USD" },
    kpi: { averagePaymentTime: 62, approvalPercentage: 91.4, epc: 0.31, validationDays },
    commissionRange: [{ min: percent[0], max: percent[1], type: "percentage" }],
  });
}

interface PromotionQuery {
  filters?: { membership?: string; status?: string; type?: string };
  pagination?: { page?: number; pageSize?: number };
}

/** Lists active or upcoming promotions, at most 200 per page. */
function promotions(
  { body, at }: ApiRequest,
  { programmes, coupons }: { programmes: SimulatedProgramme[]; coupons: SimulatedCoupon[] },
): ApiResponse {
  const { filters = {}, pagination = {} } = JSON.parse(body) as PromotionQuery;
  const { page = 1, pageSize = 10 } = pagination;
  const isPage = page >= 1 && pageSize >= 10 && pageSize <= 200;
  if (filters.membership !== "joined" || !isPage) return errorAnswer(400, "bad_request");
  const isListed = ({ startsAt, endsAt }: SimulatedCoupon) =>
    endsAt > at && (filters.status === "upcoming" ? startsAt > at : startsAt <= at);
  const listedCoupons = coupons.filter(isListed);
  const data = listedCoupons.slice((page - 1) * pageSize, page * pageSize).map((coupon) => {
    const { id, programme, title, terms, code, startsAt, endsAt } = coupon;
    const { name = "", domain = "" } = programmes.find((one) => one.id === programme) ?? {};
    const url = `https://www.${domain}/offers/${id}`;
    return {
      promotionId: id,
      type: code === null ? "promotion" : "voucher",
      advertiser: { id: programme, name, joined: true },
      title,
      description: title,
      terms,
      startDate: startsAt.toISOString().replace(".000Z", "+00:00"),
      endDate: endsAt.toISOString().replace(".000Z", "+00:00"),
      url,
      urlTracking: `https://www.awin1.com/cread.php?awinmid=${programme}&awinaffid=${publisher}&ued=${encodeURIComponent(url)}`,
      dateAdded: startsAt.toISOString().replace(".000Z", "+00:00"),
      campaign: "",
      regions: { all: true },
      ...(code !== null && { voucher: { code, exclusive: false, attributable: false } }),
    };
  });
  return jsonResponse(200, { data, pagination: { page, pageSize, total: listedCoupons.length } });
}

function accounts(): ApiResponse {
  const account = { accountId: Number(publisher), accountName: "Cashlane", accountType: "publisher" };
  return jsonResponse(200, { userId: 1, accounts: [{ ...account, userRole: "userOwner" }] });
}

function transactions({ query, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const [from, to] = [timeOf(query.get("startDate")), timeOf(query.get("endDate"))];
  const timeOfType = types[query.get("dateType") ?? "transaction"];
  if (!from || !to || !timeOfType || query.get("timezone") !== "UTC") return errorAnswer(400, "bad_request");
  if (from > to || to.getTime() - from.getTime() > maxWindow) return errorAnswer(400, "bad_request");
  const matches = historiesAt(histories, at).filter((history) => {
    const time = timeOfType(history);
    return time !== undefined && time >= from && time <= to;
  });
  return jsonResponse(
    200,
    matches.map(({ purchase, versions }) => transaction(purchase, versions)),
  );
}

/** The time by which each type of date selects purchases; undefined for purchases without that date. */
const types: Record<string, ((history: PurchaseHistory) => Date | undefined) | undefined> = {
  transaction: ({ purchase }) => purchase.purchasedAt,
  validation: ({ versions }) => versions.at(-1)!.decidedAt ?? undefined,
  amendment: ({ versions }) =>
    versions.findLast((version, index) => {
      const previous = versions[index - 1];
      return previous !== undefined && totalOf(previous).amount !== totalOf(version).amount;
    })?.changedAt,
};

function timeOf(text: string | null): Date | undefined {
  return text !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) ? new Date(`${text}Z`) : undefined;
}

function errorAnswer(status: number, error: string): ApiResponse {
  return jsonResponse(status, { error, description: error.replaceAll("_", " ") });
}
