import { transaction } from "../dialects/tradedoubler.ts";
import {
  createMinuteLimit,
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
import { createClaims } from "./claims.ts";
import { claimsService } from "./tradedoubler-claims.ts";
import { createTokens } from "./tokens.ts";

const source = "678901";
const requestsPerMinute = 60;
const tokenSeconds = 899;
const [usualPage, maxPageSize] = [20, 100];
const day = 24 * 3_600_000;

/**
 * Tradedoubler's API for publishers: windows of whole days, pages of at most 100 entries, 60 requests a minute,
 * and tokens that are valid for 899 seconds.
 */
export function createTradedoublerApi({
  histories,
  secret,
  programmes = () => [],
  coupons = () => [],
  claimable,
  decideClaim,
}: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  const claims = createClaims({ histories, programmes, claimable, decideClaim });
  const form = { grant_type: "password", username: "publisher@cashlane.test", password: secret };
  const tokens = createTokens({ clientId: "cashlane", secret, form, seconds: tokenSeconds });
  return (request) => {
    if (!isWithinLimit(request.at)) return { status: 429, body: "API rate limit exceeded" };
    if (request.path === "/uaa/oauth/token") return tokens.issue(request);
    // The APIs of claims and vouchers have their own tokens.
    if (/^\/1\.0\/claims(;|$)/.test(request.path))
      return request.query.get("token") === secret
        ? claimsService(request, source, claims)
        : jsonResponse(401, [{ code: "401", message: "Invalid token" }]);
    if (request.path === "/1.0/vouchers.json;dateOutputFormat=iso8601")
      return request.query.get("token") === secret
        ? vouchers(request, coupons(request.at))
        : jsonResponse(403, [{ code: "403", message: "Invalid token" }]);
    if (!tokens.isValid(request)) return jsonResponse(401, { error: "invalid_token" });
    if (request.method !== "GET") return jsonResponse(405, { error: "method_not_allowed" });
    if (request.path === `/publisher/sources/${source}`)
      return jsonResponse(200, { id: Number(source), name: "Cashlane", sourceStatus: "ACTIVE" });
    if (request.path === "/publisher/report/transactions")
      return transactions(request, [...histories(), ...claims.histories(request.at)]);
    if (request.path === "/publisher/programs") return programs(request, programmes());
    if (request.path === "/publisher/programs/detail") return programDetail(request, programmes());
    return jsonResponse(404, { error: "not_found" });
  };
}

function programs({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const limit = Number(query.get("limit") ?? usualPage);
  const offset = Number(query.get("offset") ?? 0);
  const isPage = Number.isInteger(limit) && limit > 0 && limit <= maxPageSize && Number.isInteger(offset);
  if (query.get("sourceId") !== source || query.get("statusId") !== "3" || !isPage)
    return jsonResponse(400, { message: "Bad request" });
  const items = programmes.slice(offset, offset + limit).map(program);
  return jsonResponse(200, [{ limit, offset, items }]);
}

function programDetail({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const programme = programmes.find(({ id }) => String(id) === query.get("programId"));
  if (!programme || query.get("sourceId") !== source) return jsonResponse(404, { message: "Not found" });
  const [lowest, highest] = programme.percent;
  const inquiry = { eventName: "Transaction Inquiry", fixedFee: 0, percentageFee: 100 };
  const sale = { eventName: "Sale", fixedFee: 0, percentageFee: lowest };
  const product = {
    productGroupId: 12_345,
    productGroupName: "Electronics",
    saleFixed: 0,
    salePercentage: highest,
  };
  return jsonResponse(200, [
    {
      ...program(programme),
      segmentTariffs: [{ id: 1, name: "General", tariffs: [inquiry, sale] }],
      pltSegmentTariffs: [{ id: 1, name: "General", tariffs: [product] }],
    },
  ]);
}

function program({ id, name, domain }: SimulatedProgramme) {
  return {
    id,
    name,
    countryCode: "GB",
    logoUrl: `https://logos.test/${id}.gif`,
    statusId: 3,
    acceptClaims: true,
    currencyCode: "USD",
    homePage: `https://www.${domain}`,
    deepLinking: true,
  };
}

function vouchers({ at }: ApiRequest, coupons: SimulatedCoupon[]): ApiResponse {
  const timeText = (time: Date) => time.toISOString().replace("Z", "+0000");
  return jsonResponse(
    200,
    coupons
      .filter(({ endsAt }) => endsAt > at)
      .map(({ id, programme, title, terms, code, startsAt, endsAt }) => ({
        id,
        programId: programme,
        programName: `Program ${programme}`,
        code: code ?? "",
        title,
        shortDescription: terms,
        voucherTypeId: code === null ? 2 : 1,
        defaultTrackUri: `https://clk.tradedoubler.com/click?p=${programme}&a=${source}`,
        landingUrl: "",
        discountAmount: 10,
        isPercentage: true,
        exclusive: false,
        publishStartDate: timeText(startsAt),
        publishEndDate: timeText(endsAt),
        startDate: timeText(startsAt),
        endDate: timeText(endsAt),
        currencyId: "USD",
      })),
  );
}

function transactions({ query, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const [from, to] = [startOf(query.get("fromDate")), startOf(query.get("toDate"))];
  const limit = Number(query.get("limit") ?? usualPage);
  const offset = Number(query.get("offset") ?? 0);
  const isPage = Number.isInteger(limit) && limit > 0 && limit <= maxPageSize && Number.isInteger(offset);
  const isSource = query.get("sourceId") === source;
  if (from === undefined || to === undefined || from > to || !isPage || offset < 0 || !isSource)
    return jsonResponse(400, { message: "Bad request" });
  const timeOf = query.get("lastModified") === "true" ? modifiedAt : purchasedAt;
  const matches = historiesAt(histories, at)
    .map((history) => ({ history, time: timeOf(history)?.getTime() }))
    .filter(({ time }) => time !== undefined && time >= from && time < to + day)
    .toSorted((one, other) => one.time! - other.time!);
  return jsonResponse(200, {
    offset,
    limit,
    reportCurrencyCode: query.get("reportCurrencyCode") ?? "EUR",
    items: matches
      .slice(offset, offset + limit)
      .map(({ history }) => transaction(history.purchase, history.versions)),
  });
}

function purchasedAt({ purchase }: PurchaseHistory): Date {
  return purchase.purchasedAt;
}

function modifiedAt({ versions }: PurchaseHistory): Date | undefined {
  return versions.length > 1 ? versions.at(-1)!.changedAt : undefined;
}

/** Returns the beginning of a day such as `20260220`. */
function startOf(text: string | null): number | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text ?? "") ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${date}T00:00:00Z`);
}
