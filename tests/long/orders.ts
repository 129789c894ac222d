import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { creditMember } from "../support/money/ledger.ts";
import {
  createStoreFixture,
  type StoreFixture,
  signedHeaders,
  reportBody,
} from "../support/money/network-reports.ts";
import type { TestProvider } from "../support/programs/provider.ts";
import { type Payee, signUpPayee } from "../support/money/withdrawals.ts";
import { signInAgain, sendWithRetries, requestWithdrawal } from "./client.ts";
import { addFinding, type Tally } from "./tally.ts";

/** An address without a listener. A port that a program has left could soon belong to another program. */
export const nowhere = "http://127.0.0.1:9";
const initialBalance = 100_000_000n;

/** Members who keep requesting withdrawals and a network that keeps reporting purchases, while programs fail. */
export interface Orders {
  /** Number of acknowledged requests so far. */
  acknowledged: () => number;
  /** Sends requests to the address that `origin()` currently returns, until `stop` is called. */
  begin: (origin: () => string) => void;
  stop: () => Promise<void>;
  /** Compares the acknowledged requests with the database. */
  compare: (registry: TestProvider) => Promise<void>;
}

/** Signs members up, credits them and inserts a store, in the database of `registry`. */
export async function takeOrders(registry: TestProvider, tally: Tally, members = 6): Promise<Orders> {
  const payees: Payee[] = [];
  for (let count = 0; count < members; count += 1) {
    const payee = await signUpPayee(registry, 0n);
    await creditMember(registry.app.database, payee.userId, initialBalance);
    payees.push(payee);
  }
  const store = await createStoreFixture(registry, { holdDays: 45 });
  const clicks = await Promise.all(payees.map(({ userId }) => store.click(userId)));
  const clock = { app: { clock: () => new Date() } } as TestProvider;
  const ids = new Map<Payee, string[]>(payees.map((payee) => [payee, []]));
  const reported: string[] = [];
  let unacknowledgedCount = 0;
  let isOn = true;
  let workers: Promise<void>[] = [];

  async function requestWithdrawals(payee: Payee, origin: () => string): Promise<void> {
    while (isOn) {
      const key = randomUUID();
      const send = () =>
        sendWithRetries(tally, "a withdrawal", () => requestWithdrawal(origin(), payee, key));
      let response = await send();
      if (response?.body.key === "token_expired") {
        await sendWithRetries(tally, "a login", () => signInAgain(origin(), payee));
        // Retries with the same key, because an earlier attempt may have succeeded.
        response = await send();
      }
      if (response?.status === 201) ids.get(payee)!.push(String(response.body.data?.id));
      // An unacknowledged request may or may not have been carried out.
      else if (!response) unacknowledgedCount += 1;
      else addFinding(tally, "lost", `a withdrawal was refused: ${response.status} ${response.body.key}`);
      await pause(5);
    }
  }
  async function report(click_id: string, origin: () => string): Promise<void> {
    while (isOn) {
      const transaction_id = `L-${randomUUID()}`;
      const payload = reportBody(clock, { click_id, transaction_id });
      const response = await sendWithRetries(tally, "a report", () => send(origin(), store, payload));
      if (response?.status === 200) reported.push(transaction_id);
      else if (response) addFinding(tally, "lost", `a report was refused: ${response.status}`);
      await pause(20);
    }
  }

  return {
    acknowledged: () => reported.length + [...ids.values()].reduce((sum, list) => sum + list.length, 0),
    begin(origin) {
      isOn = true;
      workers = [
        ...payees.map((payee) => requestWithdrawals(payee, origin)),
        ...clicks.slice(0, 2).map((click) => report(click, origin)),
      ];
    },
    async stop() {
      isOn = false;
      await Promise.all(workers);
    },
    async compare({ app }) {
      for (let read = 1; read > 0;) read = await processDueEvents(app);
      let surplus = -unacknowledgedCount;
      for (const [payee, known] of ids) {
        const rows = await app.database
          .select({ id: withdrawals.id })
          .from(withdrawals)
          .where(eq(withdrawals.userId, payee.userId));
        const existingIds = new Set(rows.map(({ id }) => id));
        addFinding(
          tally,
          "lost",
          "an acknowledged withdrawal",
          known.filter((id) => !existingIds.has(id)).length,
        );
        surplus += Math.max(0, rows.length - new Set(known).size);
      }
      addFinding(tally, "duplicated", "a withdrawal", surplus);
      const rows = await app.database
        .select({ transaction: leads.networkTransactionId })
        .from(leads)
        .where(eq(leads.network, store.network));
      const tracked = new Set(rows.map(({ transaction }) => transaction));
      addFinding(tally, "lost", "an acknowledged report", reported.filter((one) => !tracked.has(one)).length);
      addFinding(tally, "duplicated", "a purchase", rows.length - tracked.size);
      await compareBooks(app, tally);
    },
  };
}

/** Checks all ledger rules and the chain of the activity log. */
export async function compareBooks({ database }: Pick<TestProvider["app"], "database">, tally: Tally) {
  for (const { rule } of await checkLedger(database)) addFinding(tally, "lost", `the ledger: ${rule}`);
  if (!(await verifyActivityLog(database, [])).intact) addFinding(tally, "lost", "the activity log's chain");
}

async function send(origin: string, store: StoreFixture, body: string): Promise<{ status: number }> {
  const response = await fetch(`${origin}/apis/postbacks/${store.network}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...signedHeaders(store.secret, body, new Date()) },
    body,
  });
  await response.arrayBuffer();
  return { status: response.status };
}
