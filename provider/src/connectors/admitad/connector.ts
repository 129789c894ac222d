import { z } from "zod";
import {
  ConnectorError,
  defineConnector,
  parseResponse,
  type ConnectorApi,
  type NetworkProgramme,
  type NetworkRecord,
  type Page,
  type PullWindow,
} from "../connector.ts";
import { couponsOf } from "./coupons.ts";
import { authorizeByToken } from "../oauth-token.ts";

const actionPage = z.object({
  results: z.array(z.record(z.string(), z.unknown())),
  _meta: z.object({ count: z.number(), limit: z.number(), offset: z.number() }),
});

const campaignPage = z.object({
  results: z.array(
    z.object({
      id: z.coerce.string(),
      name: z.string(),
      site_url: z.string().nullish(),
      gotolink: z.string().nullish(),
      avg_hold_time: z.number().nullish(),
    }),
  ),
  _meta: actionPage.shape._meta,
});

const path = "/statistics/actions/";
/** The network's maximum page size. */
const pageSize = 500;
const hour = 3_600_000;
const day = 24 * hour;
/** The offset of Moscow time, which the API uses, from UTC. This isn't documented, but was observed. */
const moscowOffset = 3 * hour;
/**
 * The date ranges that are requested for a window. Actions without a decision have no time of a status change.
 */
const rangesOf = { change: [daysOf, statusTimesOf], purchase: [daysOf] } as const;

/** Admitad. Days and times are written `20.02.2026` and `20.02.2026 22:04:00`. */
export const admitad = defineConnector({
  network: "admitad",
  credentials: z.object({
    clientId: z.string().trim().min(1).max(200),
    clientSecret: z.string().trim().min(1).max(500),
    /** The ad space whose programmes and coupons are read. Without it, none are read. */
    adSpaceId: z
      .string()
      .trim()
      .regex(/^\d{0,12}$/)
      .default(""),
  }),
  secrets: ["clientSecret"],
  origins: { api: "https://api.admitad.com" },
  limits: { requestsPerMinute: 100, windowDays: 31, validationDays: 100 },

  authorize: (api, { clientId, clientSecret, adSpaceId }) =>
    authorizeByToken(api, {
      path: "/token/",
      clientId,
      clientSecret,
      ...formsOf(clientId, adSpaceId),
    }),

  async test(api, { clientId }) {
    const today = daysOf({ from: api.now(), to: api.now() });
    parseResponse(actionPage, await api.json({ path, query: { ...today, limit: "1", offset: "0" } }));
    return { account: clientId };
  },

  async *transactions(api, _credentials, window) {
    for (const rangeOf of rangesOf[window.by]) yield* pagesOf(api, rangeOf(window));
  },

  async *programmes(api, { adSpaceId }) {
    for (let offset = 0; adSpaceId !== "";) {
      const query = { connection_status: "active", limit: String(pageSize), offset: String(offset) };
      const response = await api.json({ path: `/advcampaigns/website/${adSpaceId}/`, query });
      const { results, _meta: meta } = parseResponse(campaignPage, response);
      if (meta.offset !== offset) throw new ConnectorError("unreadable", 200);
      yield { items: results.map(programmeOf) };
      offset += results.length;
      if (results.length === 0 || offset >= meta.count) return;
    }
  },

  coupons: (api, { adSpaceId }) => couponsOf(api, adSpaceId),
});

/**
 * Returns the token request's form, and a narrower one for clients that aren't allowed to read coupons: Admitad
 * refuses the request if the client wasn't registered for one of the scopes.
 */
function formsOf(clientId: string, adSpaceId: string) {
  const form = (scope: string) => ({ grant_type: "client_credentials", client_id: clientId, scope });
  if (adSpaceId === "") return { form: form("statistics") };
  const narrower = "statistics advcampaigns_for_website";
  return { form: form(`${narrower} coupons_for_website`), narrowerForm: form(narrower) };
}

function programmeOf(campaign: z.output<typeof campaignPage>["results"][number]): NetworkProgramme {
  return {
    id: campaign.id,
    trackingId: campaign.gotolink ?? null,
    name: campaign.name,
    site: campaign.site_url ?? null,
    domains: [],
    logo: null,
    commission: null,
    validationDays: campaign.avg_hold_time ?? null,
    hasDeepLinks: null,
  };
}

async function* pagesOf(
  api: ConnectorApi,
  range: Record<string, string>,
): AsyncIterable<Page<NetworkRecord>> {
  for (let offset = 0; ;) {
    const query = { ...range, order_by: "datetime", limit: String(pageSize), offset: String(offset) };
    const { results, _meta: meta } = parseResponse(actionPage, await api.json({ path, query }));
    if (meta.offset !== offset) throw new ConnectorError("unreadable", 200);
    yield { items: results };
    offset += results.length;
    if (results.length === 0 || offset >= meta.count) return;
  }
}

type Range = Pick<PullWindow, "from" | "to">;

/** Starts a day early, so that the range covers the window in any time zone. */
function daysOf({ from, to }: Range) {
  return { date_start: dayOf(from.getTime() - day), date_end: dayOf(to.getTime() + moscowOffset) };
}

/**
 * The network may interpret these times as UTC or as Moscow time (UTC+3). The range ends three hours later, so
 * that it covers the window in both cases.
 */
function statusTimesOf({ from, to }: Range) {
  const textOf = (at: number) => `${dayOf(at)} ${new Date(at).toISOString().slice(11, 19)}`;
  return {
    status_updated_start: textOf(from.getTime()),
    status_updated_end: textOf(to.getTime() + moscowOffset),
  };
}

function dayOf(time: number): string {
  const [year, month, date] = new Date(time).toISOString().slice(0, 10).split("-");
  return `${date}.${month}.${year}`;
}
