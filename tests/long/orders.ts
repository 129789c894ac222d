import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { credit } from "../support/money/ledger.ts";
import { openShop, type OpenShop, signedHeaders, reportBody } from "../support/money/network-reports.ts";
import type { TestProvider } from "../support/programs/provider.ts";
import { type Payee, signUpPayee } from "../support/money/withdrawals.ts";
import { signInAgain, untilAnswered, withdraw } from "./client.ts";
import { find, type Tally } from "./tally.ts";

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

/** Signs members up, credits them and opens a shop, in the database of `registry`. */
export async function takeOrders(registry: TestProvider, tally: Tally, members = 6): Promise<Orders> {
  const payees: Payee[] = [];
  for (let count = 0; count < members; count += 1) {
    const payee = await signUpPayee(registry, 0n);
    await credit(registry.app.database, payee.userId, initialBalance);
    payees.push(payee);
  }
  const shop = await openShop(registry, { holdDays: 45 });
  const clicks = await Promise.all(payees.map(({ userId }) => shop.click(userId)));
  const clock = { app: { clock: () => new Date() } } as TestProvider;
  const ids = new Map<Payee, string[]>(payees.map((payee) => [payee, []]));
  const reported: string[] = [];
  let unanswered = 0;
  let isOn = true;
  let workers: Promise<void>[] = [];

  async function requestWithdrawals(payee: Payee, origin: () => string): Promise<void> {
    while (isOn) {
      const key = randomUUID();
      const send = () => untilAnswered(tally, "a withdrawal", () => withdraw(origin(), payee, key));
      let answer = await send();
      if (answer?.body.key === "token_expired") {
        await untilAnswered(tally, "a login", () => signInAgain(origin(), payee));
        // Retries with the same key, because an earlier attempt may have succeeded.
        answer = await send();
      }
      if (answer?.status === 201) ids.get(payee)!.push(String(answer.body.data?.id));
      // An unacknowledged request may or may not have been carried out.
      else if (!answer) unanswered += 1;
      else find(tally, "lost", `a withdrawal was refused: ${answer.status} ${answer.body.key}`);
      await pause(5);
    }
  }
  async function report(click_id: string, origin: () => string): Promise<void> {
    while (isOn) {
      const transaction_id = `L-${randomUUID()}`;
      const payload = reportBody(clock, { click_id, transaction_id });
      const answer = await untilAnswered(tally, "a report", () => send(origin(), shop, payload));
      if (answer?.status === 200) reported.push(transaction_id);
      else if (answer) find(tally, "lost", `a report was refused: ${answer.status}`);
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
      let surplus = -unanswered;
      for (const [payee, known] of ids) {
        const rows = await app.database
          .select({ id: withdrawals.id })
          .from(withdrawals)
          .where(eq(withdrawals.userId, payee.userId));
        const existingIds = new Set(rows.map(({ id }) => id));
        find(tally, "lost", "an acknowledged withdrawal", known.filter((id) => !existingIds.has(id)).length);
        surplus += Math.max(0, rows.length - new Set(known).size);
      }
      find(tally, "doubled", "a withdrawal", surplus);
      const rows = await app.database
        .select({ transaction: leads.networkTransactionId })
        .from(leads)
        .where(eq(leads.network, shop.network));
      const tracked = new Set(rows.map(({ transaction }) => transaction));
      find(tally, "lost", "an acknowledged report", reported.filter((one) => !tracked.has(one)).length);
      find(tally, "doubled", "a purchase", rows.length - tracked.size);
      await compareBooks(app, tally);
    },
  };
}

/** Checks all ledger rules and the chain of the activity log. */
export async function compareBooks({ database }: Pick<TestProvider["app"], "database">, tally: Tally) {
  for (const { rule } of await checkLedger(database)) find(tally, "lost", `the ledger: ${rule}`);
  if (!(await verifyActivityLog(database, [])).intact) find(tally, "lost", "the activity log's chain");
}

async function send(origin: string, shop: OpenShop, body: string): Promise<{ status: number }> {
  const answer = await fetch(`${origin}/apis/postbacks/${shop.network}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...signedHeaders(shop.secret, body, new Date()) },
    body,
  });
  await answer.arrayBuffer();
  return { status: answer.status };
}
