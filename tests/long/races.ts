import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { openTestPostgres, type TestPostgres } from "../support/databases/databases.ts";
import { balancesOf } from "../support/money/ledger.ts";
import {
  createStoreFixture,
  type StoreFixture,
  signedHeaders,
  reportBody,
} from "../support/money/network-reports.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import {
  startTestProvider,
  type TestProvider,
  type TestUser,
  withoutDayLimits,
} from "../support/programs/provider.ts";
import { signUpPayee } from "../support/money/withdrawals.ts";
import type { Attack } from "./attack.ts";
import { type JsonResponse, call, requestWithdrawal } from "./client.ts";
import { compareBooks } from "./orders.ts";
import { addFinding, addNote, type Tally } from "./tally.ts";

interface World {
  database: TestPostgres;
  registry: TestProvider;
  /** Addresses of the two providers. */
  origins: [string, string];
  store: StoreFixture;
  /**
   * Two admins, replaced every few rounds so that they reach neither the day limit nor the maximum login age.
   */
  admins: [TestUser, TestUser];
  tally: Tally;
}

const atOnce = 6;
const roundsOfAdmins = 10;
/** Concurrent rounds, each with its own members and admins. */
const lanes = 4;

/** Each sends identical or mutually exclusive requests to two providers at the same time. */
const races: Record<string, (world: World) => Promise<void>> = {
  async "the whole balance withdrawn twice"({ origins, registry, tally }) {
    const payee = await signUpPayee(registry, 1_000n);
    const responses = await raceAtBoth(origins, (origin) => requestWithdrawal(origin, payee, randomUUID()));
    expectExactlyOne(tally, responses, 201, "the whole balance withdrawn twice");
    await expectRows(registry, payee.userId, 1, tally);
  },
  async "one form sent six times"({ origins, registry, tally }) {
    const payee = await signUpPayee(registry, 50_000n);
    const key = randomUUID();
    const responses = await raceAtBoth(origins, (origin) => requestWithdrawal(origin, payee, key));
    countErrors(tally, responses, "one form sent six times");
    const ids = new Set(responses.map(({ body }) => body.data?.id).filter(Boolean));
    addFinding(tally, "duplicated", "one form sent six times", ids.size - 1);
    addFinding(tally, "lost", "one form sent six times", 1 - ids.size);
    await expectRows(registry, payee.userId, 1, tally);
  },
  async "approved against canceled"({ origins, registry, admins, tally }) {
    const payee = await signUpPayee(registry, 10_000n);
    const { id } = (await requestWithdrawal(origins[0], payee, randomUUID())).body.data ?? {};
    const responses = await Promise.all([
      call(origins[0], "POST", `v1/admin/withdrawals/${String(id)}/approve`, { as: admins[0], body: {} }),
      call(origins[1], "POST", `v1/withdrawals/${String(id)}/cancel`, { as: payee, body: {} }),
    ]);
    expectExactlyOne(tally, responses, 200, "approved against canceled");
    const { available, reserved } = await balancesOf(registry.app.database, payee.userId);
    if (available + reserved !== 10_000n)
      addFinding(tally, "lost", "money of an approval against a cancellation");
  },
  async "paid against failed"({ origins, registry, admins, tally }) {
    const payee = await signUpPayee(registry, 10_000n);
    const { id } = (await requestWithdrawal(origins[0], payee, randomUUID())).body.data ?? {};
    const path = `v1/admin/withdrawals/${String(id)}`;
    await call(origins[0], "POST", `${path}/approve`, { as: admins[0], body: {} });
    const responses = await Promise.all([
      call(origins[0], "POST", `${path}/mark-paid`, {
        as: admins[0],
        body: { paymentReference: "SEPA-1", despiteWarnings: true },
      }),
      call(origins[1], "POST", `${path}/fail`, { as: admins[1], body: { reason: "Closed account" } }),
    ]);
    expectExactlyOne(tally, responses, 200, "paid against failed");
    const { available, reserved } = await balancesOf(registry.app.database, payee.userId);
    const isPaid = responses[0].status === 200;
    if (reserved !== 0n || available !== (isPaid ? 9_000n : 10_000n))
      addFinding(tally, "lost", "money of a payment against a failure");
  },
  async "a correction approved against refused"({ origins, registry, admins, tally }) {
    const member = await registry.signUp();
    const adjustment = await call(origins[0], "POST", `v1/admin/users/${member.userId}/adjustments`, {
      as: admins[0],
      body: { amount: 20_000, reason: "Correction" },
    });
    const path = `v1/admin/adjustments/${String(adjustment.body.data?.id)}`;
    const responses = await raceAtBoth(origins, (origin, index) =>
      call(origin, "POST", `${path}/${index % 2 ? "approve" : "refuse"}`, { as: admins[1], body: {} }),
    );
    expectExactlyOne(tally, responses, 200, "a correction approved against refused");
    const { available } = await balancesOf(registry.app.database, member.userId);
    if (available !== 0n && available !== 20_000n) addFinding(tally, "duplicated", "a correction");
  },
  async "one report sent six times"({ origins, registry, store, tally }) {
    const member = await registry.signUp();
    const transaction_id = `R-${randomUUID()}`;
    const body = reportBody(registry, { click_id: await store.click(member.userId), transaction_id });
    const responses = await raceAtBoth(origins, async (origin) => {
      const headers = {
        "content-type": "application/json",
        ...signedHeaders(store.secret, body, new Date()),
      };
      const url = `${origin}/apis/postbacks/${store.network}`;
      const { status } = await fetch(url, { method: "POST", headers, body });
      return { status, body: {} };
    });
    countErrors(tally, responses, "one report sent six times");
    await processDueEvents(registry.app);
    const { database } = registry.app;
    const rows = await database.$count(leads, eq(leads.networkTransactionId, transaction_id));
    addFinding(tally, "duplicated", "a purchase reported six times", rows - 1);
    // One of the two providers may not have processed the report yet.
    if (rows === 0) await untilRead(registry, transaction_id, tally);
  },
};

/** Two providers on one PostgreSQL database. The races alternate. */
export const moneyRaces: Attack = {
  what: `Rounds of each of ${Object.keys(races).length} money races across two providers`,
  goal: 1_000,
  share: 20,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const registry = await startTestProvider({ connection: database });
    const variables = { ...withoutDayLimits, DATABASE_URL: database.url, POSTBACKS_PER_MINUTE: "0" };
    const providers = await Promise.all([startProviderProcess(variables), startProviderProcess(variables)]);
    const origins: [string, string] = [providers[0].origin, providers[1].origin];
    const store = await createStoreFixture(registry);
    const hire = async (): Promise<[TestUser, TestUser]> => [
      await registry.signUp({ role: "admin" }),
      await registry.signUp({ role: "admin" }),
    ];
    let startedAt = 0;
    const lane = async () => {
      let admins: World["admins"] | undefined;
      for (let round = 0; !turn.isOver(startedAt); round += 1) {
        startedAt += 1;
        if (!admins || round % roundsOfAdmins === 0) admins = await hire();
        const world = { database, registry, origins, store, tally, admins };
        for (const [name, race] of Object.entries(races))
          await race(world).catch((error: unknown) =>
            addNote(tally, `${name}: ${String(error).slice(0, 200)}`),
          );
        tally.done += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await compareBooks(registry.app, tally);
    for (const provider of providers) await provider.kill();
    await registry.close();
    await database.close();
  },
};

function raceAtBoth(
  origins: [string, string],
  send: (origin: string, index: number) => Promise<JsonResponse>,
) {
  return Promise.all(Array.from({ length: atOnce }, (_, index) => send(origins[index % 2]!, index)));
}

function countErrors(tally: Tally, responses: JsonResponse[], what: string): void {
  for (const { status } of responses)
    if (status === 503) tally.retries += 1;
    else if (status >= 500) {
      tally.serverErrors += 1;
      addNote(tally, `${what} answered ${status}`);
    }
}

function expectExactlyOne(tally: Tally, responses: JsonResponse[], status: number, what: string): void {
  countErrors(tally, responses, what);
  const winners = responses.filter((response) => response.status === status).length;
  addFinding(tally, "duplicated", what, winners - 1);
  // A 503 isn't a refusal. The next round's sums reveal missing money.
  if (winners === 0 && responses.every((response) => response.status !== 503))
    addFinding(
      tally,
      "lost",
      `${what}: ${responses.map((response) => response.body.key ?? response.status).join(", ")}`,
    );
}

async function expectRows({ app }: TestProvider, userId: string, count: number, tally: Tally) {
  const rows = await app.database.$count(withdrawals, eq(withdrawals.userId, userId));
  addFinding(tally, "duplicated", "a withdrawal's row", rows - count);
  addFinding(tally, "lost", "a withdrawal's row", count - rows);
}

async function untilRead({ app }: TestProvider, transaction: string, tally: Tally): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = await app.database.$count(leads, eq(leads.networkTransactionId, transaction));
    if (rows > 0) return addFinding(tally, "duplicated", "a purchase reported six times", rows - 1);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  addFinding(tally, "lost", "a purchase reported six times");
}
