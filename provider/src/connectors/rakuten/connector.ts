import { z } from "zod";
import {
  defineConnector,
  parseResponse,
  type ConnectorApi,
  type NetworkProgramme,
  type PullWindow,
} from "../connector.ts";
import { couponsOf } from "./coupons.ts";
import { paymentsOf } from "./payments.ts";
import { authorizeByToken } from "../oauth-token.ts";

const transactionList = z.array(z.record(z.string(), z.unknown()));
const partnershipPage = z.object({
  _metadata: z.object({ _links: z.object({ next: z.string().nullish() }).nullish() }),
  partnerships: z.array(z.object({ advertiser: z.object({ id: z.coerce.string(), name: z.string() }) })),
});
const advertiserDetails = z.object({
  advertiser: z
    .object({
      url: z.string().nullish(),
      features: z.object({ deep_links: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
});

const path = "/events/1.0/transactions";
const pageSize = 1_000;
/** The maximum page size of partnerships. */
const partnershipsOnPage = 200;
/** The network refuses dates more than 30 days ago. One day is left as a margin. */
const reachDays = 29;
const parameters = { change: "process_date", purchase: "transaction_date" } as const;

/** Rakuten Advertising. Lists have one row for each item of an order, and separate rows for returns. */
export const rakuten = defineConnector({
  network: "rakuten",
  credentials: z.object({
    clientId: z.string().trim().min(1).max(200),
    clientSecret: z.string().trim().min(1).max(500),
    /** The network's id of the site, sent as the scope of token requests. */
    siteId: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/),
    /** The token for the payment reports. Without it, no payments are read. */
    reportsToken: z.string().trim().max(500).default(""),
  }),
  secrets: ["clientSecret", "reportsToken"],
  origins: { api: "https://api.linksynergy.com" },
  limits: {
    requestsPerMinute: 30,
    windowDays: reachDays,
    validationDays: 90,
    reachDays,
    isForbiddenThrottled: true,
  },

  authorize: (api, { clientId, clientSecret, siteId }) =>
    authorizeByToken(api, {
      path: "/token",
      clientId,
      clientSecret,
      form: { grant_type: "password", scope: siteId },
    }),

  async test(api, { siteId }) {
    parseResponse(transactionList, await api.json({ path, query: { limit: "1", page: "1" } }));
    return { account: siteId };
  },

  async *transactions(api, _credentials, window) {
    for (let page = 1; ; page += 1) {
      const query = { ...datesOf(window), limit: String(pageSize), page: String(page) };
      const items = parseResponse(transactionList, await api.json({ path, query }));
      yield { items };
      if (items.length < pageSize) return;
    }
  },

  async *programmes(api) {
    for (let page = 1; ; page += 1) {
      const query = { partner_status: "active", limit: String(partnershipsOnPage), page: String(page) };
      const response = await api.json({ path: "/v1/partnerships", query });
      const { partnerships, _metadata: meta } = parseResponse(partnershipPage, response);
      for (const { advertiser } of partnerships) yield { items: [await programmeOf(api, advertiser)] };
      if (partnerships.length === 0 || !meta._links?.next) return;
    }
  },

  coupons: (api) => couponsOf(api),
  payments: (api, { reportsToken }, window, isKnown) => paymentsOf(api, reportsToken, window, isKnown),
});

/** Leaves the commission empty, because it is part of the text of offers, which aren't read. */
async function programmeOf(
  api: ConnectorApi,
  { id, name }: { id: string; name: string },
): Promise<NetworkProgramme> {
  const response = await api.json({ path: `/v2/advertisers/${encodeURIComponent(id)}` });
  const { url, features } = parseResponse(advertiserDetails, response).advertiser ?? {};
  return {
    id,
    name,
    site: url ?? null,
    domains: [],
    logo: null,
    commission: null,
    validationDays: null,
    hasDeepLinks: features?.deep_links ?? null,
  };
}

function datesOf({ from, to, by }: PullWindow) {
  const textOf = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");
  return { [`${parameters[by]}_start`]: textOf(from), [`${parameters[by]}_end`]: textOf(to) };
}
