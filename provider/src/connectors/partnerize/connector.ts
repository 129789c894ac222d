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

const conversionPage = z.object({
  conversions: z.array(z.object({ conversion_data: z.record(z.string(), z.unknown()) })),
  hypermedia: z.object({ pagination: z.object({ next_page: z.string().nullish() }).nullish() }).nullish(),
});

const campaignList = z.object({
  campaigns: z.array(
    z.object({
      campaign: z.object({
        campaign_id: z.string(),
        title: z.string(),
        camref: z.string().nullish(),
        destination_url: z.string().nullish(),
      }),
    }),
  ),
});

/** The network's maximum page size. */
const pageSize = 300;

/** Partnerize. A record contains all items of an order. Lists are paged by cursor. */
export const partnerize = defineConnector({
  network: "partnerize",
  credentials: z.object({
    publisherId: z
      .string()
      .trim()
      .regex(/^\w{1,32}$/),
    applicationKey: z.string().trim().min(1).max(200),
    userApiKey: z.string().trim().min(8).max(500),
  }),
  secrets: ["userApiKey"],
  origins: { api: "https://api.partnerize.com" },
  limits: { requestsPerMinute: 60, windowDays: 31, validationDays: 100 },

  authorize: (_api, { applicationKey, userApiKey }) =>
    Promise.resolve(basicAuthorization(applicationKey, userApiKey)),

  async test(api, { publisherId }) {
    const now = api.now();
    const window = { from: new Date(now.getTime() - 60_000), to: now, by: "change" } as const;
    await pageOf(api, publisherId, window).catch(throwAsForbidden);
    return { account: publisherId };
  },

  async *transactions(api, { publisherId }, window) {
    for (let place: Place = {}; ;) {
      const page = await pageOf(api, publisherId, window, place);
      yield { items: page.conversions.map((conversion) => conversion.conversion_data) };
      const nextPage = page.hypermedia?.pagination?.next_page;
      if (!nextPage) return;
      const next = placeOf(nextPage);
      if (next.cursor_id === place.cursor_id && next.offset === place.offset)
        throw new ConnectorError("unreadable", 200);
      place = next;
    }
  },

  async *programmes(api, { publisherId }) {
    const path = `/user/publisher/${publisherId}/campaign/a.json`;
    const response = await api.json({ path }).catch(throwAsForbidden);
    const { campaigns } = parseResponse(campaignList, response);
    yield { items: campaigns.map(({ campaign }) => programmeOf(campaign)) };
  },
});

/**
 * Leaves `commission` empty, because commissions belong to the product groups of contracts, which aren't read.
 */
function programmeOf({
  campaign_id: id,
  title,
  camref,
  destination_url: site,
}: z.output<typeof campaignList>["campaigns"][number]["campaign"]): NetworkProgramme {
  return {
    id,
    trackingId: camref ?? null,
    name: title,
    site: site ?? null,
    domains: [],
    logo: null,
    commission: null,
    validationDays: null,
    hasDeepLinks: null,
  };
}

/** The position at which a list continues. */
interface Place {
  cursor_id?: string | undefined;
  offset?: string | undefined;
}

async function pageOf(api: ConnectorApi, publisherId: string, window: PullWindow, place: Place = {}) {
  const path = `/reporting/report_publisher/publisher/${publisherId}/conversion.json`;
  const query = {
    ...datesOf(window),
    timezone: "UTC",
    include_payment_info: "true",
    limit: String(pageSize),
    ...place,
  };
  return parseResponse(conversionPage, await api.json({ path, query }));
}

function datesOf({ from, to, by }: PullWindow) {
  const textOf = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");
  return {
    start_date: textOf(from),
    end_date: textOf(to),
    date_type: by === "change" ? "last_updated" : undefined,
  };
}

/** Reads the position from the address of the next page. The rest of that address is ignored. */
function placeOf(nextPage: string): Place {
  const query = new URLSearchParams(nextPage.split("?")[1]);
  return { cursor_id: query.get("cursor_id") ?? undefined, offset: query.get("offset") ?? undefined };
}

/** The network answers 404 if the account lacks a right. */
function throwAsForbidden(error: unknown): never {
  if (error instanceof ConnectorError && error.status === 404) throw new ConnectorError("forbidden", 404);
  throw error;
}
