import { randomUUID } from "node:crypto";
import type {
  Connector,
  ConnectorApi,
  NetworkCoupon,
  NetworkProgramme,
  NetworkRecord,
  PullWindow,
} from "#provider/connectors/connector.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { createClient } from "#provider/modules/connections/client.ts";
import type {
  ApiWorld,
  PurchaseHistory,
  SimulatedCoupon,
  SimulatedProgramme,
} from "#provider/simulated-network/apis/api.ts";
import { firstVersion } from "#provider/simulated-network/purchase.ts";
import type { PulledApi } from "./pulled-apis.ts";
import { serveApi } from "./pulled-network.ts";

/** Serves a simulated API and returns its connector's requests, with a clock that only waits advance. */
export async function openConnectorApi({ preset, createApi, ...known }: PulledApi, start: Date) {
  const connector = connectors[preset]!;
  // Tokens are cached by credentials, so each test has its own secret.
  const secret = randomUUID();
  const credentials = Object.fromEntries(
    Object.entries(known.credentials).map(([name, value]) => [name, value === known.secret ? secret : value]),
  );
  const world = {
    now: start,
    histories: [] as PurchaseHistory[],
    programmes: [] as SimulatedProgramme[],
    coupons: [] as SimulatedCoupon[],
    /** The scopes that the client was registered for; all by default. */
    scopes: undefined as string[] | undefined,
    credentials,
    /** The decisions of advertisers on claims. */
    decideClaim: undefined as ApiWorld["decideClaim"],
  };
  const served = await serveApi({
    api: createApi({
      histories: () => world.histories,
      programmes: () => world.programmes,
      coupons: () => world.coupons,
      decideClaim: (claim, at) => world.decideClaim?.(claim, at),
      scopes: () => world.scopes,
      secret,
    }),
    now: () => world.now,
  });
  const client = () =>
    createClient({
      connector,
      credentials: world.credentials,
      origins: { api: served.origin },
      take: () => Promise.resolve(world.now),
      block: () => Promise.resolve(),
      now: () => world.now,
      sleep(milliseconds) {
        world.now = new Date(world.now.getTime() + milliseconds);
        return Promise.resolve();
      },
    });
  return Object.assign(world, {
    requests: served.requests,
    close: served.close,
    client,
    test: () => connector.test(client(), world.credentials),
    pages: (window: PullWindow) => pagesOf(connector, client(), world.credentials, window),
    listCoupons: () => couponsOf(connector, client(), world.credentials),
    listProgrammes: () => programmesOf(connector, client(), world.credentials),
  });
}

/** Returns the pages that a connector reads of a window. */
export async function pagesOf(
  connector: Connector,
  api: ConnectorApi,
  credentials: Record<string, string>,
  window: PullWindow,
): Promise<NetworkRecord[][]> {
  const pages: NetworkRecord[][] = [];
  for await (const { items } of connector.transactions(api, credentials, window)) pages.push(items);
  return pages;
}

/** Returns the programmes that a connector reads. */
export async function programmesOf(
  connector: Connector,
  api: ConnectorApi,
  credentials: Record<string, string>,
): Promise<NetworkProgramme[]> {
  const programmes: NetworkProgramme[] = [];
  for await (const { items } of connector.programmes!(api, credentials)) programmes.push(...items);
  return programmes;
}

/** Returns the coupons that a connector reads. */
export async function couponsOf(
  connector: Connector,
  api: ConnectorApi,
  credentials: Record<string, string>,
): Promise<NetworkCoupon[]> {
  const coupons: NetworkCoupon[] = [];
  for await (const { items } of connector.coupons!(api, credentials)) coupons.push(...items);
  return coupons;
}

/** Returns purchases of 100.00 with one item, by default one per second. */
export function purchasesSince(start: Date, count: number, interval = 1000): PurchaseHistory[] {
  return Array.from({ length: count }, (_, index) => {
    const purchasedAt = new Date(start.getTime() + index * interval);
    const transaction = String(700_000_000 + index);
    const purchase = { click: `click-${index}`, transaction, order: `9${transaction}`, programme: "7052" };
    const items = [{ id: "1", code: "other", amount: 10_000, commission: 2_000 }];
    return {
      purchase: { ...purchase, currency: "USD", purchasedAt },
      versions: [firstVersion(purchasedAt, items)],
    };
  });
}

/** Returns an API for a connector whose network always responds with this text. */
export function createStubApi(response: string): ConnectorApi {
  return {
    json: () => Promise.resolve(JSON.parse(response) as unknown),
    text: () => Promise.resolve(response),
    token: async (create) => (await create()).token,
    now: () => new Date(),
  };
}
