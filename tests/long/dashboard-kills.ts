import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { Browser } from "../support/pages/browser.ts";
import { type Dashboard, startDashboard } from "../support/programs/dashboard.ts";
import { freePort } from "../support/programs/free-port.ts";
import { startTestProvider, testVariables } from "../support/programs/provider.ts";
import { listen } from "../support/proxies/sockets.ts";
import { type Payee, signUpPayee } from "../support/money/withdrawals.ts";
import type { Turn } from "./attack.ts";
import { sendWithRetries } from "./client.ts";
import { compareBooks } from "./orders.ts";
import { addFinding, addNote, recordOutage, type Tally } from "./tally.ts";

const people = 4;

/** Kills the dashboard while members view their wallet and submit withdrawals. */
export async function killDashboards(turn: Turn, tally: Tally): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startTestProvider({ environment: { PUBLIC_ORIGIN: origin } });
  const providerOrigin = await listen(provider);
  const folder = await mkdtemp(path.join(tmpdir(), "cashlane-test-"));
  const env = { INTERNAL_KEY: testVariables.INTERNAL_KEY, DATA_DIR: folder };
  const start = (triesLeft = 3): Promise<Dashboard> =>
    startDashboard({ providerOrigin, port, env }).catch((error: unknown) => {
      addNote(tally, String(error).slice(0, 200));
      if (triesLeft === 0) throw error;
      return start(triesLeft - 1);
    });
  let dashboard = await start();
  let isOn = true;
  let responseCount = 0;
  let unacknowledgedCount = 0;
  const sentCounts = new Map<Payee, number>();

  async function actAsMember(): Promise<void> {
    const payee = await signUpPayee(provider, 50_000_000n);
    sentCounts.set(payee, 0);
    const browser = new Browser({ request: (target, init) => dashboard.request(target, init) });
    await sendWithRetries(tally, "a login", () =>
      browser.logIn(payee.email, payee.password).then(withoutBody),
    );
    while (isOn) {
      const page = await sendWithRetries(tally, "the wallet", () =>
        browser.request("/en/apps/wallet/my-balance").then(withoutBody),
      );
      responseCount += 1;
      if (page?.status !== 200) {
        addFinding(tally, "lost", `a session after a kill (${page?.status})`);
        await browser.logIn(payee.email, payee.password).catch(() => undefined);
        continue;
      }
      const key = randomUUID();
      const form = { intent: "confirm", method: payee.methodId, amount: "10", key, password: payee.password };
      const target = `/en/apps/my-cash-back/withdraw?step=review&method=${payee.methodId}&amount=10&key=${key}`;
      const submitResponse = await sendWithRetries(tally, "the withdrawal's form", () =>
        browser.submit(target, form).then(withoutBody),
      );
      if (submitResponse?.status === 302) sentCounts.set(payee, sentCounts.get(payee)! + 1);
      // An unacknowledged withdrawal may or may not exist.
      if (!submitResponse) unacknowledgedCount += 1;
      else if (submitResponse.status !== 302)
        addFinding(tally, "lost", `the withdrawal's form was refused (${submitResponse?.status})`);
      responseCount += 1;
    }
  }

  const lives = Array.from({ length: people }, actAsMember);
  let killedAt: number | undefined;
  let kills = 0;
  while (!turn.isOver(kills)) {
    const before = responseCount;
    while (responseCount === before) await pause(20);
    if (killedAt !== undefined) recordOutage(tally, performance.now() - killedAt);
    const until = responseCount + 1 + Math.floor(Math.random() * 12);
    while (responseCount < until && !turn.isOver(kills)) await pause(20);
    killedAt = performance.now();
    const exit = once(dashboard.process, "exit");
    dashboard.process.kill("SIGKILL");
    await exit;
    await dashboard.stop();
    kills += 1;
    tally.done += 1;
    dashboard = await start();
  }
  isOn = false;
  await Promise.all(lives);
  let surplus = -unacknowledgedCount;
  for (const [payee, count] of sentCounts) {
    const there = await provider.app.database.$count(withdrawals, eq(withdrawals.userId, payee.userId));
    addFinding(tally, "lost", "an acknowledged withdrawal by form", count - there);
    surplus += Math.max(0, there - count);
  }
  addFinding(tally, "duplicated", "a withdrawal by form", surplus);
  await compareBooks(provider.app, tally);
  await dashboard.stop();
  await provider.close();
  await rm(folder, { recursive: true, force: true }).catch(() => addNote(tally, "a folder stayed behind"));
}

async function withoutBody(response: Response): Promise<{ status: number }> {
  await response.arrayBuffer();
  return { status: response.status };
}
