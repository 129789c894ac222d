import { jsonResponse, type ApiResponse, type ApiRequest, type SimulatedClaim } from "./api.ts";
import type { createClaims } from "./claims.ts";

const maxPageSize = 100;
const day = 24 * 3_600_000;

interface Claim {
  siteId?: number;
  programId?: number;
  epi?: string;
  orderNumber?: string;
  orderValue?: number;
  currencyId?: string;
  transactionDate?: string;
}

/** The claims API: validates claims when they are sent. Filters are matrix parameters. */
export function claimsService(
  request: ApiRequest,
  source: string,
  claims: ReturnType<typeof createClaims>,
): ApiResponse {
  if (request.method === "POST") return create(request, source, claims);
  return request.method === "GET" ? list(request, claims) : errorAnswer(405, "Method not allowed");
}

function create(
  { body, at }: ApiRequest,
  source: string,
  claims: ReturnType<typeof createClaims>,
): ApiResponse {
  const [claim] = (JSON.parse(body) as { claims?: Claim[] }).claims ?? [];
  const purchasedAt = startOf(claim?.transactionDate);
  if (!claim || String(claim.siteId) !== source || purchasedAt === undefined)
    return errorAnswer(400, "A field is missing");
  const added = claims.add(
    {
      programme: claim.programId ?? 0,
      click: claim.epi ?? "",
      order: claim.orderNumber ?? "",
      amount: claim.orderValue ?? 0,
      commission: (claim.orderValue ?? 0) / 20,
      currency: claim.currencyId ?? "",
      purchasedAt: new Date(purchasedAt),
    },
    at,
  );
  return typeof added === "string"
    ? errorAnswer(400, added)
    : jsonResponse(200, { claims: [claimOf(added)] });
}

function list({ path, at }: ApiRequest, claims: ReturnType<typeof createClaims>): ApiResponse {
  const filters = new URLSearchParams(path.split(";").slice(1).join("&"));
  const [from, to] = [
    startOf(filters.get("fromDate") ?? undefined),
    startOf(filters.get("toDate") ?? undefined),
  ];
  const [page, size] = [Number(filters.get("page") ?? 1), Number(filters.get("pageSize") ?? maxPageSize)];
  if (from === undefined || to === undefined || !(page >= 1) || !(size >= 1 && size <= maxPageSize))
    return errorAnswer(400, "Bad request");
  const listedClaims = claims.list(new Date(from), new Date(to + day - 1), at);
  return jsonResponse(200, { claims: listedClaims.slice((page - 1) * size, page * size).map(claimOf) });
}

const statuses = { pending: "Pending", approved: "Approved", declined: "Denied" } as const;

function claimOf({ id, programme, click, order, amount, currency, status, reason }: SimulatedClaim) {
  return {
    id,
    programId: programme,
    status: statuses[status],
    epi: click,
    orderNumber: order,
    orderValue: amount,
    currencyId: currency,
    reason,
  };
}

/** Returns the beginning of a day such as `20260220`. */
function startOf(text: string | undefined): number | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text ?? "") ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${date}T00:00:00Z`);
}

function errorAnswer(status: number, message: string): ApiResponse {
  return jsonResponse(status, [{ code: String(status), message }]);
}
