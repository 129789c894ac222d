import { z } from "zod";
import {
  ConnectorError,
  defineConnector,
  parseResponse,
  type ConnectorApi,
  type NetworkRecord,
  type Page,
  type PullWindow,
} from "../connector.ts";
import { claims } from "./claims.ts";
import { programmesOf } from "./programmes.ts";
import { vouchersOf } from "./vouchers.ts";
import { authorizeByToken } from "../oauth-token.ts";

const source = z.object({ name: z.string() });
const transactionPage = z.object({
  offset: z.number(),
  limit: z.number().min(1),
  reportCurrencyCode: z.string(),
  items: z.array(z.record(z.string(), z.unknown())),
});

const credentials = z.object({
  clientId: z.string().trim().min(1).max(200),
  clientSecret: z.string().trim().min(1).max(500),
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(500),
  /** The id of the site at the network. */
  sourceId: z
    .string()
    .trim()
    .regex(/^\d{1,12}$/),
  /** The currency into which the network converts amounts. It must be the provider's currency. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  /** The token of the vouchers API, which is its only authentication. Without it, no coupons are read. */
  vouchersToken: z.string().trim().max(500).default(""),
  /** The token of the claims API, which is its only authentication. Without it, no claims are sent. */
  claimsToken: z.string().trim().max(500).default(""),
});
type Credentials = z.output<typeof credentials>;

/** The network's maximum page size. */
const pageSize = 100;
const day = 24 * 60 * 60 * 1000;
/** The types of times for which a window is requested. Unchanged transactions have no time of change. */
const timesOf = {
  change: ["timeOfTransaction", "timeOfLastModified"],
  purchase: ["timeOfTransaction"],
} as const;

/** Tradedoubler. Windows are whole days; tokens are valid for 15 minutes. */
export const tradedoubler = defineConnector({
  network: "tradedoubler",
  credentials,
  secrets: ["clientSecret", "password", "vouchersToken", "claimsToken"],
  origins: {
    api: "https://connect.tradedoubler.com",
    vouchers: "https://api.tradedoubler.com",
    claims: "https://api.tradedoubler.com",
  },
  limits: { requestsPerMinute: 60, windowDays: 31, validationDays: 90 },

  authorize: (api, { clientId, clientSecret, username, password }) =>
    authorizeByToken(api, {
      path: "/uaa/oauth/token",
      clientId,
      clientSecret,
      form: { grant_type: "password", username, password },
    }),

  async test(api, { sourceId }) {
    const { name } = parseResponse(source, await api.json({ path: `/publisher/sources/${sourceId}` }));
    return { account: name };
  },

  async *transactions(api, account, window) {
    for (const time of timesOf[window.by]) yield* pagesOf(api, account, window, time);
  },

  programmes: (api, { sourceId }) => programmesOf(api, sourceId),
  coupons: (api, { vouchersToken }) => vouchersOf(api, vouchersToken),
  claims,
});

async function* pagesOf(
  api: ConnectorApi,
  { sourceId, currency }: Credentials,
  window: PullWindow,
  sortBy: (typeof timesOf)["change"][number],
): AsyncIterable<Page<NetworkRecord>> {
  for (let offset = 0; ;) {
    const response = await api.json({
      path: "/publisher/report/transactions",
      query: {
        sourceId,
        ...daysOf(window),
        lastModified: sortBy === "timeOfLastModified" ? "true" : undefined,
        reportCurrencyCode: currency,
        sortBy,
        // In ascending order, a transaction that changes while pages are read moves to the end of the list. The
        // transactions after it move forward, perhaps to a page that was already read; the next window reads
        // these.
        sortOrder: "asc",
        offset: String(offset),
        limit: String(pageSize),
      },
    });
    const page = parseResponse(transactionPage, response);
    if (page.offset !== offset || page.reportCurrencyCode !== currency)
      throw new ConnectorError("unreadable", 200);
    yield { items: page.items };
    if (page.items.length < page.limit) return;
    offset += page.items.length;
  }
}

/** The network's days are in its own time zone, so the range begins one day earlier. */
function daysOf({ from, to }: PullWindow) {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
  return { fromDate: dayOf(from.getTime() - day), toDate: dayOf(to.getTime()) };
}
