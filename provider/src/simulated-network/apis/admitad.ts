import { action, moscowOffset } from "../dialects/admitad.ts";
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
import { createTokens } from "./tokens.ts";

const website = "901234";
/** All scopes in use. */
const allScopes = ["statistics", "advcampaigns_for_website", "coupons_for_website"];
const requestsPerMinute = 600;
const tokenSeconds = 604_800;
const [usualPage, maxPageSize] = [20, 500];
const day = 24 * 3_600_000;

/**
 * Admitad's API: its own notation of days and times, pages of at most 500 entries, and tokens by client
 * credentials.
 */
export function createAdmitadApi({
  histories,
  secret,
  programmes = () => [],
  coupons = () => [],
  scopes = () => undefined,
}: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  const form = { grant_type: "client_credentials", client_id: "cashlane" };
  const tokens = createTokens({
    clientId: "cashlane",
    secret,
    form,
    scopes: () => scopes() ?? allScopes,
    seconds: tokenSeconds,
  });
  return (request) => {
    if (!isWithinLimit(request.at)) return jsonResponse(429, { error: "too_many_requests" });
    if (request.path === "/token/") return tokens.issue(request);
    if (!tokens.isValid(request)) return jsonResponse(401, { error: "invalid_token" });
    if (request.method === "GET" && request.path === `/advcampaigns/website/${website}/`)
      return tokens.hasScope(request, "advcampaigns_for_website")
        ? campaigns(request, programmes())
        : jsonResponse(403, { error: "insufficient_scope" });
    if (request.method === "GET" && request.path === `/coupons/website/${website}/`)
      return tokens.hasScope(request, "coupons_for_website")
        ? couponList(request, coupons(request.at))
        : jsonResponse(403, { error: "insufficient_scope" });
    const isActions = request.method === "GET" && request.path === "/statistics/actions/";
    return isActions ? actions(request, histories()) : jsonResponse(404, { error: "not_found" });
  };
}

function campaigns({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const limit = Number(query.get("limit") ?? usualPage);
  const offset = Number(query.get("offset") ?? 0);
  if (!(limit > 0 && limit <= maxPageSize) || !(offset >= 0))
    return jsonResponse(400, { error: "bad_request" });
  return jsonResponse(200, {
    results: programmes.slice(offset, offset + limit).map(({ id, name, domain, validationDays }) => ({
      id,
      name,
      site_url: `https://www.${domain}/`,
      status: "active",
      connection_status: "active",
      activation_date: "2024-05-02T00:00:00",
      currency: "USD",
      avg_hold_time: validationDays,
      gotolink: `https://ad.admitad.test/g/${id}/`,
    })),
    _meta: { count: programmes.length, limit, offset },
  });
}

function couponList({ query, at }: ApiRequest, coupons: SimulatedCoupon[]): ApiResponse {
  const limit = Number(query.get("limit") ?? usualPage);
  const offset = Number(query.get("offset") ?? 0);
  if (!(limit > 0 && limit <= maxPageSize) || !(offset >= 0))
    return jsonResponse(400, { error: "bad_request" });
  const activeCoupons = coupons.filter(({ endsAt }) => endsAt > at);
  const timeText = (time: Date) => new Date(time.getTime() + moscowOffset).toISOString().slice(0, 19);
  return jsonResponse(200, {
    results: activeCoupons
      .slice(offset, offset + limit)
      .map(({ id, programme, title, terms, code, startsAt, endsAt }) => ({
        id,
        campaign: { id: programme, name: `Campaign ${programme}` },
        species: code === null ? "action" : "promocode",
        promocode: code ?? "Not required",
        name: title,
        short_name: title.slice(0, 20),
        description: terms,
        discount: "10%",
        date_start: timeText(startsAt),
        date_end: timeText(endsAt),
        goto_link: `https://ad.admitad.test/g/${programme}/`,
        exclusive: "false",
      })),
    _meta: { count: activeCoupons.length, limit, offset },
  });
}

function actions({ query, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const timesOf = (name: string) => [timeOf(query.get(`${name}_start`)), timeOf(query.get(`${name}_end`))];
  const [made, updated] = [timesOf("date"), timesOf("status_updated")];
  const limit = Number(query.get("limit") ?? usualPage);
  const offset = Number(query.get("offset") ?? 0);
  const isInvalid = [...made, ...updated].some(Number.isNaN) || !(limit > 0 && limit <= maxPageSize);
  const isDated = (name: string) => query.has(name) && query.get(name)!.length > 10;
  // The dates of actions must have no time of day, and the times of status changes must have one.
  const hasWrongFormat =
    isDated("date_start") || (query.has("status_updated_start") && !isDated("status_updated_start"));
  if (isInvalid || hasWrongFormat || !(offset >= 0)) return jsonResponse(400, { error: "bad_request" });
  const isWithin = (time: Date | null, [from, to]: (number | undefined)[], whole: number) =>
    (from === undefined && to === undefined) ||
    (time !== null && time.getTime() >= (from ?? 0) && time.getTime() < (to ?? Infinity) + whole);
  const matches = historiesAt(histories, at)
    .filter(({ purchase }) => isWithin(purchase.purchasedAt, made, day))
    .filter(({ versions }) => isWithin(versions[1] ? versions.at(-1)!.changedAt : null, updated, 1_000))
    .toSorted((one, other) => one.purchase.purchasedAt.getTime() - other.purchase.purchasedAt.getTime());
  return jsonResponse(200, {
    results: matches
      .slice(offset, offset + limit)
      .map(({ purchase, versions }) => action(purchase, versions)),
    _meta: { count: matches.length, limit, offset },
  });
}

/** Returns a time such as `20.02.2026 22:04:00` or a day's beginning in Moscow; NaN for any other text. */
function timeOf(text: string | null): number | undefined {
  if (text === null) return undefined;
  const [, date, month, year, time = "00:00:00"] =
    /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d:\d\d:\d\d))?$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${date}T${time}Z`) - moscowOffset;
}
