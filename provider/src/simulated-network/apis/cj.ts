import { commissions } from "../dialects/cj.ts";
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

const publisher = "5512345";
const website = "100234567";
const requestsPerMinute = 25;
/** The number of records after which a list is truncated. */
const maxListLength = 40;
const maxWindow = 31 * 24 * 3_600_000;
const dates = { PostingDate: "postingDate", EventDate: "eventDate", LockingDate: "lockingDate" } as const;

type Variables = Partial<Record<string, unknown>>;
type Commission = ReturnType<typeof commissions>[number];

/** The advertisers of the demo's account that aren't stores yet. */
const demoProgrammes: SimulatedProgramme[] = [
  {
    id: 4_001_101,
    name: "Harbour Books",
    domain: "harbour-books.example",
    percent: [3, 5],
    validationDays: 30,
  },
  { id: 4_001_102, name: "Solstice Travel", domain: "solstice.example", percent: [2, 4], validationDays: 90 },
];

/**
 * CJ's commissions by GraphQL: short lists with a cursor, windows of at most 31 days, and errors with status
 * 200.
 */
export function createCjApi({
  histories,
  secret,
  programmes = () => demoProgrammes,
  coupons = (at) => demoCoupons(programmes(), at),
}: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  return (request) => {
    if (!isWithinLimit(request.at)) return { status: 429, body: "Too many requests" };
    if (request.headers.authorization !== `Bearer ${secret}`) return { status: 401, body: "Unauthorized" };
    if (request.method === "GET" && request.path === "/v2/advertiser-lookup")
      return advertisers(request, programmes());
    if (request.method === "GET" && request.path === "/v2/link-search")
      return links(request, coupons(request.at));
    if (request.method !== "POST" || request.path !== "/query") return { status: 404, body: "Not found" };
    return publisherCommissions(request, histories());
  };
}

function publisherCommissions({ body, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: Variables };
  const unusedVariable = Object.keys(variables).find((name) => !query.includes(`: $${name}`));
  if (!query.includes("publisherCommissions(") || unusedVariable !== undefined)
    return errorAnswer("Invalid query");
  if (JSON.stringify(variables.publishers) !== JSON.stringify([publisher]))
    return errorAnswer("Not authorized");
  const windows = Object.entries(dates).flatMap(([name, field]) => windowOf(variables, name, field) ?? []);
  if (windows.length === 0 || windows.some(({ from, to }) => !(to - from <= maxWindow)))
    return errorAnswer("Invalid dates");
  const lastReadId = BigInt((variables.sinceCommissionId as string | undefined) ?? 0);
  const matches = historiesAt(histories, at)
    .flatMap(({ purchase, versions }) => commissions(purchase, versions))
    .filter((commission) => windows.every((window) => isWithin(commission, window)))
    .map((commission) => ({ id: BigInt(commission.commissionId), commission }))
    .filter(({ id }) => id > lastReadId)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const records = matches.slice(0, maxListLength).map(({ commission }) => commission);
  const list = {
    count: records.length,
    limit: maxListLength,
    maxCommissionId: records.at(-1)?.commissionId ?? null,
    payloadComplete: matches.length <= maxListLength,
    records,
  };
  return jsonResponse(200, { data: { publisherCommissions: list } });
}

interface DateWindow {
  field: (typeof dates)[keyof typeof dates];
  from: number;
  to: number;
}

/** Returns the window of one kind of date; NaN for a value that isn't an instant. */
function windowOf(variables: Variables, name: string, field: DateWindow["field"]): DateWindow | undefined {
  const [from, to] = [variables[`since${name}`], variables[`before${name}`]].map((text) =>
    typeof text === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? Date.parse(text) : text,
  );
  if (from === undefined && to === undefined) return undefined;
  return { field, from: Number(from), to: Number(to) };
}

function isWithin(commission: Commission, { field, from, to }: DateWindow): boolean {
  const time = Date.parse(commission[field] ?? "");
  return time >= from && time < to;
}

function errorAnswer(message: string): ApiResponse {
  return jsonResponse(200, { data: null, errors: [{ message }] });
}

/** Lists joined advertisers in XML, at most 100 per page. */
function advertisers({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const [page, size] = pageOf(query);
  const isOwn = query.get("requestor-cid") === publisher && query.get("advertiser-ids") === "joined";
  if (!isOwn || !(page >= 1) || !(size >= 1 && size <= 100)) return invalidRequest;
  const pageItems = programmes.slice((page - 1) * size, page * size);
  const items = pageItems.map(
    ({ id, name, domain, percent: [lowest, highest] }) =>
      `<advertiser><advertiser-id>${id}</advertiser-id><account-status>Active</account-status>
<advertiser-name>${xmlText(name)}</advertiser-name><program-url>https://www.${domain}</program-url>
<relationship-status>joined</relationship-status><actions><action><name>Sale</name><type>advanced sale</type>
<id>${id}1</id><commission><default>${highest.toFixed(2)}%</default>
<itemlist name="Other" id="${id}2">${lowest.toFixed(2)}%</itemlist></commission></action></actions></advertiser>`,
  );
  return xmlList("advertisers", { items, total: programmes.length, page });
}

/** Lists the coupons of joined advertisers in XML, at most 100 per page, with Pacific times. */
function links({ query, at }: ApiRequest, coupons: SimulatedCoupon[]): ApiResponse {
  const [page, size] = pageOf(query);
  const isOwn = query.get("website-id") === website && query.get("advertiser-ids") === "joined";
  const isCoupons = query.get("promotion-type") === "coupon";
  if (!isOwn || !isCoupons || !(page >= 1) || !(size >= 1 && size <= 100)) return invalidRequest;
  const activeCoupons = coupons.filter(({ code, endsAt }) => code !== null && endsAt > at);
  const timeText = (time: Date) => `${time.toISOString().slice(0, 19).replace("T", " ")}.0`;
  const items = activeCoupons.slice((page - 1) * size, page * size).map(
    ({ id, programme, title, terms, code, startsAt, endsAt }) =>
      `<link><link-id>${id}</link-id><link-name>${xmlText(title)}</link-name><advertiser-id>${programme}</advertiser-id>
<description>${xmlText(terms)}</description><coupon-code>${xmlText(code ?? "")}</coupon-code>
<promotion-start-date>${timeText(startsAt)}</promotion-start-date>
<promotion-end-date>${timeText(endsAt)}</promotion-end-date>
<clickUrl>https://www.anrdoezrs.net/click-${website}-${id}</clickUrl><language>en</language>
<relationship-status>joined</relationship-status></link>`,
  );
  return xmlList("links", { items, total: activeCoupons.length, page });
}

const invalidRequest = {
  status: 400,
  body: "<cj-api><error-message>Invalid request</error-message></cj-api>",
};

function pageOf(query: URLSearchParams): [page: number, size: number] {
  return [Number(query.get("page-number") ?? 1), Number(query.get("records-per-page") ?? 25)];
}

function xmlList(
  name: string,
  { items, total, page }: { items: string[]; total: number; page: number },
): ApiResponse {
  const attributes = `total-matched="${total}" records-returned="${items.length}" page-number="${page}"`;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<cj-api><${name} ${attributes}>${items.join("")}</${name}></cj-api>`;
  return { status: 200, headers: { "content-type": "application/xml" }, body };
}
