import { transaction } from "../dialects/awin.ts";
import { totalOf } from "../purchase.ts";
import {
  createMinuteLimit,
  historiesAt,
  jsonAnswer,
  type ApiAnswer,
  type ApiRequest,
  type ApiWorld,
  type PurchaseHistory,
  type SimulatedApi,
} from "./api.ts";

const publisher = "189069";
const requestsPerMinute = 20;
const longestWindow = 31 * 24 * 3_600_000;

/** Awin's API for publishers: at most 31 days at once, at most 20 requests a minute, no pages. */
export function createAwinApi({ histories, secret }: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  return (request) => {
    if (!isWithinLimit(request.at)) return refusal(429, "too_many_requests");
    if (request.headers.authorization !== `Bearer ${secret}`) return refusal(401, "unauthorized");
    if (request.method !== "GET") return refusal(405, "method_not_allowed");
    if (request.path === "/accounts") return accounts();
    const [, owner] = /^\/publishers\/(\d+)\/transactions\/?$/.exec(request.path) ?? [];
    if (owner === undefined) return refusal(404, "not_found");
    return owner === publisher ? transactions(request, histories()) : refusal(403, "forbidden");
  };
}

function accounts(): ApiAnswer {
  const account = { accountId: Number(publisher), accountName: "Cashlane", accountType: "publisher" };
  return jsonAnswer(200, { userId: 1, accounts: [{ ...account, userRole: "userOwner" }] });
}

function transactions({ query, at }: ApiRequest, histories: PurchaseHistory[]): ApiAnswer {
  const [from, to] = [timeOf(query.get("startDate")), timeOf(query.get("endDate"))];
  const timeOfType = types[query.get("dateType") ?? "transaction"];
  if (!from || !to || !timeOfType || query.get("timezone") !== "UTC") return refusal(400, "bad_request");
  if (from > to || to.getTime() - from.getTime() > longestWindow) return refusal(400, "bad_request");
  const found = historiesAt(histories, at).filter((history) => {
    const time = timeOfType(history);
    return time !== undefined && time >= from && time <= to;
  });
  return jsonAnswer(
    200,
    found.map(({ purchase, versions }) => transaction(purchase, versions)),
  );
}

/** The time by which each type of date selects; undefined for purchases that it never selects. */
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

function refusal(status: number, error: string): ApiAnswer {
  return jsonAnswer(status, { error, description: error.replaceAll("_", " ") });
}
