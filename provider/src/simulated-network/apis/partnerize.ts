import { conversion } from "../dialects/partnerize.ts";
import {
  createMinuteLimit,
  historiesAt,
  jsonResponse,
  type ApiResponse,
  type ApiRequest,
  type ApiWorld,
  type PurchaseHistory,
  type SimulatedApi,
  type SimulatedProgramme,
} from "./api.ts";

const publisher = "1100l333";
const applicationKey = "cashlane";
const requestsPerMinute = 60;
const maxPageSize = 300;

/**
 * Partnerize's API: pages of at most 300 entries with a cursor, 404 for other publishers, and a special header
 * after 429.
 */
export function createPartnerizeApi({ histories, secret, programmes = () => [] }: ApiWorld): SimulatedApi {
  const isWithinLimit = createMinuteLimit(requestsPerMinute);
  const basic = `Basic ${Buffer.from(`${applicationKey}:${secret}`).toString("base64")}`;
  return (request) => {
    if (!isWithinLimit(request.at)) return errorAnswer(429, { "x-ratelimit-retry-after": "30" });
    if (request.headers.authorization !== basic) return errorAnswer(401);
    if (request.method === "GET" && request.path === `/user/publisher/${publisher}/campaign/a.json`)
      return campaigns(programmes());
    const path = `/reporting/report_publisher/publisher/${publisher}/conversion.json`;
    if (request.method !== "GET" || request.path !== path) return errorAnswer(404);
    return conversions(request, histories());
  };
}

function campaigns(programmes: SimulatedProgramme[]): ApiResponse {
  const list = programmes.map(({ id, name, domain }) => ({
    campaign: {
      campaign_id: `1100l${id}`,
      title: name,
      publisher_status: "a",
      camref: `1100l${id}x`,
      destination_url: `https://www.${domain}/`,
    },
  }));
  return jsonResponse(200, { count: list.length, campaigns: list });
}

function conversions({ path, query, at }: ApiRequest, histories: PurchaseHistory[]): ApiResponse {
  const [from, to] = [timeOf(query.get("start_date")), timeOf(query.get("end_date"))];
  const limit = Number(query.get("limit") ?? maxPageSize);
  const timeOfType = types[query.get("date_type") ?? "conversion"];
  const isPage = limit > 0 && limit <= maxPageSize;
  if (!(from <= to) || !isPage || !timeOfType || query.get("timezone") !== "UTC") return errorAnswer(400);
  const matches = historiesAt(histories, at)
    .map((history) => ({ ...history, time: timeOfType(history)?.getTime() ?? Number.NaN }))
    .filter(({ time }) => time >= from && time <= to)
    .toSorted((one, other) => Number(one.purchase.transaction) - Number(other.purchase.transaction));
  const cursor = query.get("cursor_id");
  const remaining = matches.filter(
    ({ purchase }) => cursor === null || Number(purchase.transaction) > Number(cursor),
  );
  const pageItems = remaining.slice(0, limit);
  const nextQuery = new URLSearchParams(query);
  nextQuery.set("cursor_id", pageItems.at(-1)?.purchase.transaction ?? "");
  return jsonResponse(200, {
    count: matches.length,
    limit,
    conversions: pageItems.map(({ purchase, versions }) => ({
      conversion_data: conversion(purchase, versions),
    })),
    hypermedia: {
      pagination: { next_page: remaining.length > limit ? `${path}?${nextQuery.toString()}` : null },
    },
  });
}

/** The time by which each type of date selects conversions; undefined for conversions without that date. */
const types: Record<string, ((history: PurchaseHistory) => Date | undefined) | undefined> = {
  conversion: ({ purchase }) => purchase.purchasedAt,
  last_updated: ({ versions }) => versions.at(-1)!.changedAt,
  approved_at: ({ versions }) => {
    const { status, decidedAt } = versions.at(-1)!;
    return status === "approved" ? (decidedAt ?? undefined) : undefined;
  },
};

/** Returns a time such as `2026-02-20 22:04:00`; NaN for another text. */
function timeOf(text: string | null): number {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? "")
    ? Date.parse(`${text!.replace(" ", "T")}Z`)
    : NaN;
}

function errorAnswer(status: number, headers?: Record<string, string>): ApiResponse {
  return jsonResponse(status, { error: { message: "refused", type: "error" } }, headers);
}
