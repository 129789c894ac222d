import { z } from "zod";
import { basicAuthorization } from "../basic-authorization.ts";
import {
  ConnectorError,
  defineConnector,
  parseResponse,
  type ConnectorApi,
  type NetworkProgramme,
  type PullWindow,
} from "../connector.ts";
import { dealsOf } from "./deals.ts";

const actionPage = z.object({
  // This API sends numbers as strings.
  "@page": z.coerce.number(),
  "@numpages": z.coerce.number(),
  Actions: z.array(z.record(z.string(), z.unknown())),
});

const campaignPage = z.object({
  "@page": z.coerce.number(),
  "@numpages": z.coerce.number(),
  Campaigns: z.array(
    z.object({
      CampaignId: z.coerce.string(),
      CampaignName: z.string(),
      CampaignUrl: z.string().nullish(),
      TrackingLink: z.string().nullish(),
      AllowsDeeplinking: z.union([z.boolean(), z.stringbool()]).nullish(),
      DeeplinkDomains: z.array(z.string()).nullish(),
    }),
  ),
});

type Campaign = z.output<typeof campaignPage>["Campaigns"][number];

/** Larger than the network's minimum of 2,000, and well below the maximum size of an answer. */
const pageSize = 5_000;
/**
 * The types of dates for which a window is requested. An approval doesn't change the update date: most actions
 * are approved on their locking date, and the sweep finds the others.
 */
const datesOf = { change: ["", "Locking"], purchase: ["Action"] } as const;
type DateKind = (typeof datesOf)["change" | "purchase"][number];

/** impact.com. Lists have at most ten pages. */
export const impact = defineConnector({
  network: "impact",
  credentials: z.object({
    accountSid: z
      .string()
      .trim()
      .regex(/^\w{1,64}$/),
    authToken: z.string().trim().min(8).max(500),
  }),
  secrets: ["authToken"],
  origins: { api: "https://api.impact.com" },
  // The network allows 1,000 requests an hour. Some are left for other programs that the publisher uses.
  limits: { requestsPerMinute: 12, windowDays: 45, validationDays: 100, reachDays: 3 * 365 },

  authorize: (_api, { accountSid, authToken }) => Promise.resolve(basicAuthorization(accountSid, authToken)),

  async test(api, { accountSid }) {
    const now = api.now();
    await pageOf(api, accountSid, rangeOf("", { from: new Date(now.getTime() - 60_000), to: now }), 1);
    return { account: accountSid };
  },

  async *transactions(api, { accountSid }, window) {
    for (const kind of datesOf[window.by])
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const response = await pageOf(api, accountSid, rangeOf(kind, window), page).catch(rethrowTooLarge);
        if (response["@page"] !== page) throw new ConnectorError("unreadable", 200);
        pages = response["@numpages"];
        yield { items: response.Actions };
      }
  },

  async *programmes(api, { accountSid }) {
    for await (const campaigns of campaignPages(api, accountSid)) yield { items: campaigns.map(programmeOf) };
  },

  async *coupons(api, { accountSid }) {
    for await (const campaigns of campaignPages(api, accountSid))
      for (const { CampaignId: id } of campaigns) yield { items: await dealsOf(api, accountSid, id) };
  },
});

async function* campaignPages(api: ConnectorApi, accountSid: string): AsyncIterable<Campaign[]> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/Mediapartners/${accountSid}/Campaigns`;
    const query = { InsertionOrderStatus: "Active", Page: String(page) };
    const response = parseResponse(campaignPage, await api.json({ path, query }));
    if (response["@page"] !== page) throw new ConnectorError("unreadable", 200);
    pages = response["@numpages"];
    yield response.Campaigns;
  }
}

/** Campaigns contain neither commissions, which are part of contracts, nor logos, which need credentials. */
function programmeOf(campaign: Campaign): NetworkProgramme {
  return {
    id: campaign.CampaignId,
    trackingId: campaign.TrackingLink?.replace(/^http:/, "https:") ?? null,
    name: campaign.CampaignName,
    site: campaign.CampaignUrl ?? null,
    domains: (campaign.DeeplinkDomains ?? []).map((domain) => domain.trim().replace(/^\*\.?/, "")),
    logo: null,
    commission: null,
    validationDays: null,
    hasDeepLinks: campaign.AllowsDeeplinking ?? null,
  };
}

async function pageOf(api: ConnectorApi, accountSid: string, range: Record<string, string>, page: number) {
  const path = `/Mediapartners/${accountSid}/Actions`;
  const query = { ...range, PageSize: String(pageSize), Page: String(page) };
  return parseResponse(actionPage, await api.json({ path, query }));
}

/** The network answers 400 to windows with more than ten pages. */
function rethrowTooLarge(error: unknown): never {
  if (error instanceof ConnectorError && error.status === 400) throw new ConnectorError("too_large", 400);
  throw error;
}

function rangeOf(kind: DateKind, { from, to }: Pick<PullWindow, "from" | "to">) {
  const textOf = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;
  const [start, end] = kind === "" ? ["StartDate", "EndDate"] : [`${kind}DateStart`, `${kind}DateEnd`];
  return { [start]: textOf(from), [end]: textOf(to) };
}
