import { jsonResponse, type ApiResponse, type ApiRequest, type SimulatedClaim } from "./api.ts";
import type { createClaims } from "./claims.ts";

const maxWindow = 31 * 24 * 3_600_000;
const maxPageSize = 500;
const isoSecond = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

interface Query {
  advertiserId?: number;
  type?: string;
  clickRef?: string;
  orderRef?: string;
  transactionDate?: string;
  timezone?: string;
  saleAmount?: { amount: number; currency: string };
  commissionAmount?: { amount: number; currency: string };
}

/**
 * Transaction queries: claims for untracked purchases. Lists cover at most 31 days, with 500 entries per
 * page.
 */
export function transactionQueries(
  request: ApiRequest,
  claims: ReturnType<typeof createClaims>,
): ApiResponse {
  if (request.method === "POST") return create(request, claims);
  return request.method === "GET" ? list(request, claims) : errorAnswer(405, "method not allowed");
}

function create({ body, at }: ApiRequest, claims: ReturnType<typeof createClaims>): ApiResponse {
  const request = JSON.parse(body) as Query;
  const { saleAmount, commissionAmount, transactionDate = "" } = request;
  const isDated = isoSecond.test(transactionDate) && request.timezone === "UTC";
  if (request.type !== "untracked" || !isDated || !saleAmount || !commissionAmount)
    return errorAnswer(400, "A field is missing");
  const added = claims.add(
    {
      programme: request.advertiserId ?? 0,
      click: request.clickRef ?? "",
      order: request.orderRef ?? "",
      amount: saleAmount.amount,
      commission: commissionAmount.amount,
      currency: saleAmount.currency,
      purchasedAt: new Date(`${transactionDate}Z`),
    },
    at,
  );
  return typeof added === "string" ? errorAnswer(400, added) : jsonResponse(201, { id: added.id });
}

function list({ query, at }: ApiRequest, claims: ReturnType<typeof createClaims>): ApiResponse {
  const timeOf = (name: string) => {
    const text = query.get(name) ?? "";
    return isoSecond.test(text) ? new Date(`${text}Z`) : undefined;
  };
  const [from, to] = [timeOf("startDate"), timeOf("endDate")];
  const [page, size] = [Number(query.get("pageNumber") ?? 1), Number(query.get("pageSize") ?? 100)];
  const isPage = page >= 1 && size >= 1 && size <= maxPageSize;
  const isQuery = query.get("timezone") === "UTC" && query.get("dateType") === "enquiryDate";
  if (!from || !to || !isPage || !isQuery) return errorAnswer(400, "bad request");
  if (to.getTime() - from.getTime() > maxWindow) return errorAnswer(400, "at most 31 days");
  const listedClaims = claims.list(from, to, at).slice((page - 1) * size, page * size);
  return jsonResponse(200, listedClaims.map(queryOf));
}

function queryOf(claim: SimulatedClaim) {
  const { id, programme, click, order, amount, currency, status, reason, sentAt, decidedAt } = claim;
  return {
    id,
    advertiserId: programme,
    type: "untracked",
    status,
    clickRef: click,
    orderRef: order,
    saleAmount: { amount, currency },
    enquiryDate: sentAt.toISOString().slice(0, 19),
    validationDate: decidedAt?.toISOString().slice(0, 19) ?? null,
    declineReason: reason,
  };
}

function errorAnswer(status: number, description: string): ApiResponse {
  return jsonResponse(status, { error: "transaction_query", description });
}
