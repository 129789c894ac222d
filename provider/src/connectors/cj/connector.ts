import { z } from "zod";
import {
  ConnectorError,
  defineConnector,
  parseResponse,
  type ConnectorApi,
  type PullWindow,
} from "../connector.ts";
import { advertisersOf } from "./advertisers.ts";
import { linksOf } from "./links.ts";

const commissionPage = z.object({
  data: z
    .object({
      publisherCommissions: z.object({
        payloadComplete: z.boolean(),
        maxCommissionId: z.string().nullable(),
        records: z.array(z.record(z.string(), z.unknown())),
      }),
    })
    .nullish(),
  errors: z.array(z.unknown()).optional(),
});

const query = `query Commissions(
  $publishers: [String!]!
  $sincePostingDate: String, $beforePostingDate: String
  $sinceEventDate: String, $beforeEventDate: String
  $sinceLockingDate: String, $beforeLockingDate: String
  $sinceCommissionId: String
) {
  publisherCommissions(
    forPublishers: $publishers
    sincePostingDate: $sincePostingDate, beforePostingDate: $beforePostingDate
    sinceEventDate: $sinceEventDate, beforeEventDate: $beforeEventDate
    sinceLockingDate: $sinceLockingDate, beforeLockingDate: $beforeLockingDate
    sinceCommissionId: $sinceCommissionId
  ) {
    payloadComplete maxCommissionId
    records {
      commissionId originalActionId original correctionReason actionStatus actionType validationStatus
      advertiserId advertiserName websiteId orderId shopperId coupon country
      clickDate eventDate postingDate lockingDate saleAmountPubCurrency pubCommissionAmountPubCurrency
    }
  }
}`;

/** The types of dates for which a window is requested. Locking a record doesn't change its posting date. */
const datesOf = { change: ["Posting", "Locking"], purchase: ["Event"] } as const;

/**
 * CJ. Corrections are separate records. If a list is truncated, the next request continues after its last
 * record.
 */
export const cj = defineConnector({
  network: "cj",
  credentials: z.object({
    /** The account's number (CID), not the website's. */
    companyId: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/),
    token: z.string().trim().min(8).max(500),
    /** The website (PID) whose coupons are read. Without it, none are read. */
    websiteId: z
      .string()
      .trim()
      .regex(/^\d{0,12}$/)
      .default(""),
  }),
  secrets: ["token"],
  origins: {
    api: "https://commissions.api.cj.com",
    advertisers: "https://advertiser-lookup.api.cj.com",
    links: "https://link-search.api.cj.com",
  },
  // The network accepts 31 days. The last day is left as a margin, because the end is rounded up to a whole
  // second.
  limits: { requestsPerMinute: 25, windowDays: 30, validationDays: 100 },

  authorize: (_api, { token }) => Promise.resolve({ authorization: `Bearer ${token}` }),

  async test(api, { companyId }) {
    const now = api.now();
    await listOf(api, companyId, rangeOf("Posting", { from: new Date(now.getTime() - 60_000), to: now }));
    return { account: companyId };
  },

  async *transactions(api, { companyId }, window) {
    for (const date of datesOf[window.by]) {
      for (let after: string | undefined; ;) {
        const list = await listOf(api, companyId, {
          ...rangeOf(date, window),
          sinceCommissionId: after,
        });
        yield { items: list.records };
        if (list.payloadComplete) break;
        const lastCommissionId = list.maxCommissionId;
        if (lastCommissionId === null || lastCommissionId === after)
          throw new ConnectorError("unreadable", 200);
        after = lastCommissionId;
      }
    }
  },

  programmes: (api, { companyId }) => advertisersOf(api, companyId),
  coupons: (api, { websiteId }) => linksOf(api, websiteId),
});

/** @throws ConnectorError `refused` for a GraphQL error, which has status 200 */
async function listOf(api: ConnectorApi, companyId: string, variables: Record<string, string | undefined>) {
  const body = { json: { query, variables: { publishers: [companyId], ...variables } } };
  const { data, errors } = parseResponse(
    commissionPage,
    await api.json({ method: "POST", path: "/query", body }),
  );
  if (errors?.length || !data) throw new ConnectorError("refused", 200);
  return data.publisherCommissions;
}

function rangeOf(date: "Posting" | "Locking" | "Event", { from, to }: Pick<PullWindow, "from" | "to">) {
  const textOf = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;
  // The API takes whole seconds, and the end is exclusive.
  const end = new Date(to.getTime() + 999);
  return { [`since${date}Date`]: textOf(from), [`before${date}Date`]: textOf(end) };
}
