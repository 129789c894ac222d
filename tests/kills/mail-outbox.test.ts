import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { startSmtpServer } from "../support/proxies/smtp.ts";
import { submitWithdrawal, signUpPayee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const messageIdOf = ({ id }: { id: string }) => `<${id}@localhost>`;
const neverResolve = () => new Promise<void>(() => undefined);
/** The points in a mail's life at which the process is killed. */
const moments = ["after the commit", "before the mail", "before the yes", "after the yes"] as const;

describe.skipIf(skipReason)(`the e-mail outbox${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  /** Never sends mail: only writes to the shared database. */
  let registry: TestProvider;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    database = await openTestPostgres();
    registry = await startTestProvider({ connection: database });
    smtp = await startSmtpServer();
  });
  beforeEach(async () => {
    smtp.delivered.length = 0;
    await database.database.delete(mails);
  });
  afterAll(async () => {
    await smtp.close();
    await registry.close();
    await database.close();
  });

  const start = (user: string) =>
    startProviderProcess({ DATABASE_URL: database.url, SMTP_URL: smtp.urlOf(user), LOG_LEVEL: "fatal" });
  const readOutbox = () => database.database.select().from(mails);
  const countWaiting = async () => (await readOutbox()).filter(({ state }) => state === "waiting").length;
  // Ends all leases, as if two minutes had passed. Also resets the attempts, because all twenty kills hit the
  // oldest mail, which would be given up otherwise. Dead letters have their own test.
  const endLeases = () => database.database.update(mails).set({ leasedUntil: null, attempts: 0 });

  test("sends one mail per decision when killed between commit and send; only a lost reply sends it again", async () => {
    const rounds = repetitions({ ci: 3, long: 200 });
    const admin = await registry.signUp({ role: "admin" });
    const withdrawalIds: string[] = [];
    /** By message ID, how often the server accepted the mail without the outbox recording it. */
    const lostAccepts = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const moment = moments[round % moments.length]!;
      const child = await start("one");
      const payee = await signUpPayee(registry, 100_000n);
      const ids: string[] = [];
      for (let count = 0; count < 3; count++)
        ids.push((await submitWithdrawal(registry, payee, 2_000)).data.id);
      withdrawalIds.push(...ids);
      const deliveredBefore = smtp.delivered.length;
      const killed = killAt(moment, child);
      const requests = ids.map((id) => reject(child, admin, id));
      // Connection errors are expected. Rejections that were committed count nevertheless.
      const allSettled = Promise.allSettled(requests);
      if (moment === "after the commit") await Promise.any(requests).then(() => child.kill());
      else await killed;
      await allSettled;
      for (const hook of ["onRecipient", "beforeAccept", "afterAccept"] as const) delete smtp.hooks[hook];
      await expect.poll(smtp.openConnections).toBe(0);
      const unmarked = (await readOutbox()).filter(({ state }) => state === "waiting").map(messageIdOf);
      for (const { messageId } of smtp.delivered.slice(deliveredBefore)) {
        if (unmarked.includes(messageId)) lostAccepts.set(messageId, (lostAccepts.get(messageId) ?? 0) + 1);
      }
      await endLeases();
    }

    const last = await start("last");
    await expect.poll(countWaiting).toBe(0);
    await last.kill();

    const rejected = await database.database
      .select({ id: withdrawals.id, state: withdrawals.state })
      .from(withdrawals)
      .where(inArray(withdrawals.id, withdrawalIds));
    const causes = rejected.flatMap(({ id, state }) =>
      state === "rejected" ? [`withdrawal_rejected:${id}`] : [],
    );
    const rows = await readOutbox();
    expect(rows.map(({ cause }) => cause).sort()).toEqual(causes.sort());
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["sent"]));
    for (const messageId of rows.map(messageIdOf)) {
      const times = smtp.delivered.filter((mail) => mail.messageId === messageId).length;
      expect(times, messageId).toBe(1 + (lostAccepts.get(messageId) ?? 0));
    }
    printCoverage(
      `outbox: ${rounds} processes killed, ${rows.length} mails, all delivered; ` +
        `${lostAccepts.size} of them again, after a kill between the server's yes and the mark`,
    );
  });

  test("two providers sharing an outbox send each mail once", async () => {
    const count = repetitions({ ci: 150, long: 5_000 });
    const member = await registry.signUp();
    const values = { amount: 650n, currency: "USD", store: "Target" };
    for (let index = 0; index < count; index++) {
      const cause = `shared:${index}`;
      await inTransaction(database.database, (unit) =>
        notify(unit, registry.app, { userId: member.userId, type: "cashback_earned", values, cause }),
      );
    }
    // The server accepts no mail before both processes have started.
    let isOpen: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (isOpen = resolve));
    smtp.hooks.onRecipient = () => opened;
    const processes = await Promise.all([start("one"), start("two")]);
    isOpen();
    await expect.poll(countWaiting, { timeout: 120_000 }).toBe(0);
    for (const child of processes) await child.kill();
    delete smtp.hooks.onRecipient;

    expect(smtp.delivered).toHaveLength(count);
    expect(new Set(smtp.delivered.map(({ messageId }) => messageId)).size).toBe(count);
    const shares = ["one", "two"].map((user) => smtp.delivered.filter(({ by }) => by === user).length);
    for (const share of shares) expect(share).toBeGreaterThan(0);
    const states = await database.database
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.state, "sent"));
    expect(states).toHaveLength(count);
    printCoverage(`outbox: ${count} mails by two providers, ${shares.join(" and ")}, none twice`);
  });

  /** Kills the process when its first mail reaches this point. Resolves when the process has ended. */
  function killAt(moment: (typeof moments)[number], child: ProviderProcess): Promise<void> {
    let killed: Promise<void> | undefined;
    return new Promise((resolve) => {
      const kill = () => {
        killed ??= child.kill().then(resolve);
        return killed;
      };
      // The connection stays open without a response, so that no later mail of this round gets through.
      const killAndHang = async () => {
        await kill();
        await neverResolve();
      };
      if (moment === "before the mail") smtp.hooks.onRecipient = killAndHang;
      if (moment === "before the yes") smtp.hooks.beforeAccept = killAndHang;
      if (moment === "after the yes") smtp.hooks.afterAccept = kill;
    });
  }
});

async function reject({ origin }: ProviderProcess, admin: TestUser, id: string): Promise<void> {
  const response = await fetch(`${origin}/apis/v1/admin/withdrawals/${id}/reject`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${admin.accessToken}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({ reason: "The name does not match." }),
  });
  if (!response.ok) throw new Error(`Refused: ${response.status} ${await response.text()}`);
}
