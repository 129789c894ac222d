import { z } from "zod";
import { commissionRange, type CommissionRate } from "../commission-range.ts";
import {
  ConnectorError,
  defineConnector,
  parseResponse,
  type NetworkProgramme,
  type NetworkRecord,
  type PullWindow,
} from "../connector.ts";
import { promotionsOf } from "./promotions.ts";
import { transactionQueries } from "./transaction-queries.ts";

const accountList = z.object({
  accounts: z.array(z.object({ accountId: z.union([z.number(), z.string()]), accountName: z.string() })),
});
const transactionList = z.array(z.record(z.string(), z.unknown()));

const programmeList = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    displayUrl: z.string().nullish(),
    deeplinkEnabled: z.boolean().nullish(),
    logoUrl: z.string().nullish(),
    currencyCode: z.string().nullish(),
    validDomains: z.array(z.object({ domain: z.string() })).nullish(),
  }),
);
const programmeDetails = z.object({
  kpi: z.object({ validationDays: z.number().nullish() }).nullish(),
  commissionRange: z.array(z.object({ min: z.number(), max: z.number(), type: z.string() })).nullish(),
});

/** The types of dates for which a window is requested. A new transaction has no date of change. */
const dateTypes = { change: ["transaction", "validation", "amendment"], purchase: ["transaction"] } as const;

/**
 * Awin. A token belongs to a user, and its request limit applies to all of the user's accounts together.
 * Lists have no pages.
 */
export const awin = defineConnector({
  network: "awin",
  credentials: z.object({
    publisherId: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/),
    token: z.string().trim().min(8).max(500),
  }),
  secrets: ["token"],
  origins: { api: "https://api.awin.com" },
  limits: { requestsPerMinute: 20, windowDays: 31, validationDays: 100 },

  authorize: (_api, { token }) => Promise.resolve({ authorization: `Bearer ${token}` }),

  async test(api, { publisherId }) {
    const { accounts } = parseResponse(
      accountList,
      await api.json({ path: "/accounts", query: { type: "publisher" } }),
    );
    const account = accounts.find(({ accountId }) => String(accountId) === publisherId);
    if (!account) throw new ConnectorError("forbidden");
    return { account: account.accountName };
  },

  async *transactions(api, { publisherId }, window) {
    for (const dateType of dateTypes[window.by]) {
      const response = await api.json({
        path: `/publishers/${publisherId}/transactions/`,
        query: { ...datesOf(window), timezone: "UTC", dateType },
      });
      yield { items: parseResponse(transactionList, response) satisfies NetworkRecord[] };
    }
  },

  async *programmes(api, { publisherId }) {
    const path = `/publishers/${publisherId}`;
    const query = { relationship: "joined" };
    const list = parseResponse(programmeList, await api.json({ path: `${path}/programmes`, query }));
    for (const programme of list) {
      const response = await api.json({
        path: `${path}/programmedetails`,
        query: { advertiserId: String(programme.id) },
      });
      yield { items: [programmeOf(programme, parseResponse(programmeDetails, response))] };
    }
  },

  coupons: (api, { publisherId }) => promotionsOf(api, publisherId),
  claims: transactionQueries,
});

function programmeOf(
  programme: z.output<typeof programmeList>[number],
  { kpi, commissionRange: ranges }: z.output<typeof programmeDetails>,
): NetworkProgramme {
  const { id, name, displayUrl, deeplinkEnabled, logoUrl, currencyCode, validDomains } = programme;
  return {
    id: String(id),
    name,
    site: displayUrl ?? null,
    domains: (validDomains ?? []).map(({ domain }) => domain),
    logo: logoUrl ?? null,
    commission: commissionRange((ranges ?? []).flatMap((range) => ratesOf(range, currencyCode ?? null))),
    validationDays: kpi?.validationDays ?? null,
    hasDeepLinks: deeplinkEnabled ?? null,
  };
}

function ratesOf({ min, max, type }: { min: number; max: number; type: string }, currency: string | null) {
  return [min, max].flatMap((value): CommissionRate[] => {
    if (type === "percentage") return [{ kind: "percent", value }];
    return currency === null ? [] : [{ kind: "flat", value, currency }];
  });
}

/** The API takes whole seconds. */
function datesOf({ from, to }: PullWindow) {
  return { startDate: from.toISOString().slice(0, 19), endDate: to.toISOString().slice(0, 19) };
}
