import { desc, eq } from "drizzle-orm";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import {
  connectorLimits,
  networkConnections,
  networkRuns,
} from "#provider/database/schema/connection-schema.ts";
import type { RunRow } from "#provider/modules/connections/repository.ts";
import type { PullApp } from "#provider/modules/connections/reading.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import type { PurchaseHistory, SimulatedApi } from "#provider/simulated-network/apis/api.ts";
import { dialects } from "#provider/simulated-network/dialects/dialects.ts";
import { firstVersion, nextVersion, type PurchaseStep } from "#provider/simulated-network/purchase.ts";
import { requestsOf } from "#provider/simulated-network/requests.ts";
import type { TestProvider } from "../programs/provider.ts";
import { insertUser } from "./ledger.ts";
import type { StoreFixture } from "./network-reports.ts";
import type { PulledApi } from "./pulled-apis.ts";
import { serveApi, type Fault } from "./pulled-network.ts";

export const worldStart = new Date("2026-03-01T12:00:00Z");
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

let numbers = 259_630_000;

/** Serves a network's simulated API, with a clock that waits advance without taking real time. */
export async function openPullWorld({
  preset,
  createApi,
  secret,
}: Pick<PulledApi, "preset" | "createApi" | "secret">) {
  let api: SimulatedApi;
  const world = {
    now: worldStart,
    histories: [] as PurchaseHistory[],
    fault: (() => undefined) as (path: string) => Fault | "slow" | undefined,
    /** Milliseconds after which the network lists a change of a purchase. */
    lateness: ((_index: number) => 0) as (index: number) => number,
    parts: {
      connectors,
      timeout: 5_000,
      sleep(milliseconds: number) {
        world.now = new Date(world.now.getTime() + milliseconds);
        return Promise.resolve();
      },
    },

    /** Resets to a new API that has received no requests. */
    reset() {
      world.now = worldStart;
      world.histories = [];
      world.fault = () => undefined;
      world.lateness = () => 0;
      served.requests.length = 0;
      api = createApi({ histories: listConnections, secret });
    },

    /** Adds a purchase of 100.00, by default an hour ago, and returns it with a function for its next steps. */
    async buy(
      { app }: TestProvider,
      store: StoreFixture,
      purchasedAt = new Date(world.now.getTime() - hour),
    ) {
      const member = await insertUser(app.database);
      const click = await store.click(member, new Date(purchasedAt.getTime() - minute));
      numbers += 1;
      const [transaction, order] = [String(numbers), `9${numbers}`];
      const purchase = { click, transaction, order, programme: "7052", currency: "USD", purchasedAt };
      const items = [{ id: "1", code: "other", amount: 10_000, commission: 2_000 }];
      const history = { purchase, versions: [firstVersion(purchasedAt, items)] };
      world.histories.push(history);
      return {
        ...history,
        step(step: PurchaseStep) {
          history.versions.push(nextVersion(history.versions.at(-1)!, step, world.now)!);
        },
      };
    },

    /** Advances the clock, then reads and processes everything that is due. */
    async pullAfter({ app }: TestProvider, milliseconds: number) {
      world.now = new Date(world.now.getTime() + milliseconds);
      await pullDue(app, world.parts);
      await processDueEvents(app);
    },
  };
  const served = await serveApi({
    api: (request) => api(request),
    now: () => world.now,
    fault(path) {
      const found = world.fault(path);
      if (found !== "slow") return found;
      world.now = new Date(world.now.getTime() + 2 * minute);
      return undefined;
    },
  });
  const listConnections = () =>
    world.histories.map(({ purchase, versions }, index) => {
      const until = world.now.getTime() - world.lateness(index);
      return { purchase, versions: versions.filter(({ changedAt }) => changedAt.getTime() <= until) };
    });
  world.reset();
  return Object.assign(world, {
    requests: served.requests,
    /** The variables of a provider that reads this API. */
    environment: {
      POSTBACKS_PER_MINUTE: "0",
      CONNECTOR_ORIGINS: JSON.stringify({ [preset]: { api: served.origin } }),
    },
    close: () => served.close(),
  });
}

export type PullWorld = Awaited<ReturnType<typeof openPullWorld>>;

/** Sends the network's report of a purchase's first version. */
export async function deliverPostbackFirst(
  { app }: TestProvider,
  store: StoreFixture,
  preset: NetworkPresetKey,
  { purchase, versions }: PurchaseHistory,
) {
  for (const request of requestsOf(dialects[preset].report(purchase, versions.slice(0, 1)))) {
    const { method, content, contentType } = request;
    const url = `/apis/postbacks/${store.network}/${store.secret}`;
    const response = await app.inject(
      method === "GET"
        ? { method, url: `${url}?${content}` }
        : { method, url, headers: { "content-type": contentType }, payload: content },
    );
    if (response.statusCode !== 200) throw new Error(`The report was refused: ${response.body}`);
  }
}

export async function runsOf(
  { app }: TestProvider,
  { network }: Pick<StoreFixture, "network">,
): Promise<RunRow[]> {
  return app.database
    .select()
    .from(networkRuns)
    .where(eq(networkRuns.network, network))
    .orderBy(desc(networkRuns.createdAt), desc(networkRuns.id));
}

/** Returns a network's newest run of a kind. */
export async function runOf(
  provider: TestProvider,
  store: Pick<StoreFixture, "network">,
  kind: RunRow["kind"],
): Promise<RunRow> {
  return (await runsOf(provider, store)).find((run) => run.kind === kind)!;
}

export async function connectionOf({ app }: TestProvider, { network }: StoreFixture) {
  const isOwn = eq(networkConnections.network, network);
  const [row] = await app.database.select().from(networkConnections).where(isOwn);
  return row!;
}

/**
 * Returns the parts of a provider whose database is unavailable after a number of uses, as if the process had
 * been killed.
 */
export function failingAfter(app: PullApp, uses: number): PullApp {
  let usesLeft = uses;
  const database = new Proxy(app.database, {
    get(target, name) {
      if (name !== "then" && (usesLeft -= 1) < 0) throw new Error("The process was killed");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const { clock, environment, log, postbackSignal, realtime } = app;
  return { clock, environment, log, postbackSignal, realtime, database };
}

/** Pauses all connections and resets their limits, because the next test begins at an earlier time. */
export async function pauseAll({ app }: TestProvider) {
  await app.database.delete(connectorLimits);
  await app.database.update(networkConnections).set({ isPaused: true, lease: null, leaseEndsAt: null });
}
