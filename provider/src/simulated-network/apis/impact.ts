import { action } from "../dialects/impact.ts";
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

const account = "IRxk2w3e4r5t6";
const requestsPerMinute = 1_000 / 60;
const day = 24 * 3_600_000;
const [maxWindow, maxReach] = [45 * day, 3 * 365 * day];
const [smallestPage, usualPage, pageCountLimit] = [2_000, 20_000, 10];

/**
 * impact.com's API: each date range needs a start and an end at most 45 days apart, lists have at most ten
 * pages, and approvals don't change the update date.
 */
export function createImpactApi({
  histories,
  secret,
  programmes = () => [],
  coupons = () => [],
}: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  const basic = `Basic ${Buffer.from(`${account}:${secret}`).toString("base64")}`;
  return (request) => {
    if (!isWithinLimit(request.at))
      return jsonResponse(
        429,
        { Status: "ERROR" },
        { "x-ratelimit-reset": "30", "x-ratelimit-remaining": "0" },
      );
    if (request.headers.authorization !== basic) return errorAnswer(401, "Access denied");
    if (!request.headers.accept?.includes("application/json"))
      return { status: 200, headers: { "content-type": "text/xml" }, body: "<ImpactRadiusResponse/>" };
    if (request.method === "GET" && request.path === `/Mediapartners/${account}/Campaigns`)
      return campaigns(request, programmes());
    const [, campaign] = dealsPath.exec(request.path) ?? [];
    if (request.method === "GET" && campaign !== undefined)
      return programmes().some(({ id }) => String(id) === campaign)
        ? deals(request.at, coupons(request.at), Number(campaign))
        : errorAnswer(404, "Not found");
    const isActions = request.method === "GET" && request.path === `/Mediapartners/${account}/Actions`;
    return isActions ? actions(request, histories()) : errorAnswer(404, "Not found");
  };
}

const dealsPath = new RegExp(`^/Mediapartners/${account}/Campaigns/(\\d+)/Deals$`);

/** Lists the deals of one campaign, including expired ones. Fields without a value are empty. */
function deals(at: Date, coupons: SimulatedCoupon[], campaign: number): ApiResponse {
  const stateOf = ({ startsAt, endsAt }: SimulatedCoupon) => {
    if (endsAt <= at) return "EXPIRED";
    return startsAt > at ? "PENDING" : "ACTIVE";
  };
  const list = coupons.filter(({ programme }) => programme === campaign);
  return jsonResponse(200, {
    Deals: list.map((coupon) => ({
      Id: String(coupon.id),
      Name: coupon.title,
      Description: coupon.terms,
      Public: true,
      CampaignId: String(campaign),
      State: stateOf(coupon),
      Type: "GENERAL_SALE",
      Scope: "ENTIRE_STORE",
      DiscountType: "PERCENT",
      DiscountAmount: "",
      DiscountCurrency: "",
      DiscountPercent: "10",
      DefaultPromoCode: coupon.code ?? "",
      MinimumPurchaseAmount: "",
      MinimumPurchaseAmountCurrency: "",
      StartDate: coupon.startsAt.toISOString(),
      EndDate: coupon.endsAt.toISOString(),
    })),
  });
}

/** The number of campaigns on a page. */
const campaignsOnPage = 100;

function campaigns({ query }: ApiRequest, programmes: SimulatedProgramme[]): ApiResponse {
  const page = Number(query.get("Page") ?? 1);
  const count = Math.max(1, Math.ceil(programmes.length / campaignsOnPage));
  if (!(page >= 1 && page <= count) || query.get("InsertionOrderStatus") !== "Active")
    return errorAnswer(400, "Bad request");
  return jsonResponse(200, {
    "@page": String(page),
    "@numpages": String(count),
    "@pagesize": String(campaignsOnPage),
    "@total": String(programmes.length),
    Campaigns: programmes
      .slice((page - 1) * campaignsOnPage, page * campaignsOnPage)
      .map(({ id, name, domain }) => ({
        CampaignId: String(id),
        CampaignName: name,
        CampaignUrl: `https://www.${domain}/`,
        CampaignLogoUri: `/display-logo-via-campaign/${id}.gif`,
        ContractStatus: "Active",
        TrackingLink: `http://${domain.replaceAll(".", "-")}.sjv.test/c/1809157/314483/${id}`,
        AllowsDeeplinking: "true",
        DeeplinkDomains: [`*${domain}`],
        HasStandDownPolicy: "false",
        ShippingRegions: ["US"],
      })),
  });
}

type Range = { from: number; to: number } | undefined;

function actions({ query, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const ranges = {
    updated: rangeOf(query, ["StartDate", "EndDate"]),
    locked: rangeOf(query, ["LockingDateStart", "LockingDateEnd"]),
    made: rangeOf(query, ["ActionDateStart", "ActionDateEnd"]),
  };
  const requestedRanges = Object.values(ranges).filter((range) => range !== undefined);
  const isInvalidRange = ({ from, to }: NonNullable<Range>) =>
    !(from <= to && to - from <= maxWindow && from >= at.getTime() - maxReach);
  const [size, page] = [Number(query.get("PageSize") ?? usualPage), Number(query.get("Page") ?? 1)];
  if (requestedRanges.some(isInvalidRange) || !(size >= smallestPage && size <= usualPage) || !(page >= 1))
    return errorAnswer(400, "Bad request");
  if (requestedRanges.length === 0) ranges.updated = { from: at.getTime() - 7 * day, to: at.getTime() };
  const isWithin = (time: Date | null, range: Range) =>
    range === undefined || (time !== null && time.getTime() >= range.from && time.getTime() <= range.to);
  const matches = historiesAt(histories, at)
    .filter((history) => isWithin(updatedAt(history), ranges.updated))
    .filter(({ versions }) => isWithin(versions.at(-1)!.decidedAt, ranges.locked))
    .filter(({ purchase }) => isWithin(purchase.purchasedAt, ranges.made))
    .toSorted((one, other) => other.purchase.purchasedAt.getTime() - one.purchase.purchasedAt.getTime());
  if (matches.length > pageCountLimit * size)
    return errorAnswer(400, "Reduce the date range or increase PageSize");
  const pageItems = matches.slice((page - 1) * size, page * size);
  return jsonResponse(200, {
    "@page": String(page),
    "@numpages": String(Math.max(1, Math.ceil(matches.length / size))),
    "@pagesize": String(size),
    "@total": String(matches.length),
    Actions: pageItems.map(({ purchase, versions }) => action(purchase, versions)),
  });
}

/** Returns when an action was last updated. Approvals and payments don't count as updates. */
function updatedAt({ versions }: PurchaseHistory): Date {
  const update = versions.findLast(({ status, isPaid }, index) => {
    const previous = versions[index - 1];
    const isApproval = previous?.status === "pending" && status === "approved";
    return !isApproval && previous?.isPaid !== !isPaid;
  });
  return update!.changedAt;
}

/**
 * Returns the range of two parameters, of which both or none are required; NaN for a value that isn't a time.
 */
function rangeOf(query: URLSearchParams, [start, end]: [string, string]): Range {
  const [from, to] = [query.get(start), query.get(end)];
  if (from === null && to === null) return undefined;
  return { from: Date.parse(from ?? ""), to: Date.parse(to ?? "") };
}

function errorAnswer(status: number, message: string): ApiResponse {
  return jsonResponse(status, { Status: "ERROR", Message: message });
}
