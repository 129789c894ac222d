import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reportUnknownLogin, forgotPassword, login, resetPassword } from "#contract/accounts/auth.ts";
import { beginConnectingService } from "#contract/accounts/connected-services.ts";
import { changeEmail, undoEmailChange, verifyEmail } from "#contract/text/email.ts";
import { addPasskey, beginPasskey } from "#contract/accounts/passkeys.ts";
import { beginSecondFactor, confirmSecondFactor } from "#contract/accounts/second-factor.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { connectedServices } from "#provider/database/schema/connected-service-schema.ts";
import type { Database } from "#provider/database/engine/connection.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mailItems } from "#provider/database/schema/mail-schema.ts";
import { passkeys } from "#provider/database/schema/passkey-schema.ts";
import { recoveryCodes, secondFactors } from "#provider/database/schema/second-factor-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { lockOwnerForMethod } from "#provider/database/queries/second-factors-of.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import type { LinkPurpose } from "#provider/modules/mail-links/purposes.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { mailingProvider } from "../../support/money/mails.ts";
import { TestPasskey } from "../../support/programs/passkey.ts";
import { testVariables, type TestUser } from "../../support/programs/provider.ts";
import { codeAt, withSecondFactor } from "../../support/programs/second-factor.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const startedAt = new Date("2026-03-04T12:00:10Z");
const trustedAt = new Date(startedAt.getTime() - 4 * day);
const newPassword = "Fresh-meadow-9";

type AddedFactor = { userId: string; at: Date };
const randomText = () => crypto.randomUUID();

/** Adds one method of each kind with a given date. `table` is used to count the remaining ones. */
const methods = {
  passkey: {
    add: (database: Database, { userId, at }: AddedFactor) =>
      database.insert(passkeys).values({
        id: randomText(),
        userId,
        credentialId: randomText(),
        publicKey: "key",
        counter: 0,
        transports: [],
        isSynced: false,
        name: "Key",
        createdAt: at,
      }),
    table: passkeys,
  },
  "connected service": {
    add: (database: Database, { userId, at }: AddedFactor) =>
      database
        .insert(connectedServices)
        .values({ userId, service: "club", identityHash: randomText(), connectedAt: at }),
    table: connectedServices,
  },
  "authenticator app": {
    add: (database: Database, { userId, at }: AddedFactor) =>
      database
        .insert(secondFactors)
        .values({ userId, secretCiphertext: "sealed", createdAt: at, confirmedAt: at }),
    table: secondFactors,
  },
  "recovery code": {
    async add(database: Database, { userId, at }: AddedFactor) {
      // Recovery codes require a second factor. It is older than the trusted moment, so that it remains.
      const confirmedAt = new Date(Math.min(at.getTime(), trustedAt.getTime() - hour));
      const factor = { userId, secretCiphertext: "sealed", createdAt: confirmedAt, confirmedAt };
      await database.insert(secondFactors).values(factor);
      await database.insert(recoveryCodes).values({ userId, hash: randomText(), createdAt: at });
    },
    table: recoveryCodes,
  },
  "known device": {
    add: (database: Database, { userId, at }: AddedFactor) =>
      database.insert(knownDevices).values({ userId, hash: randomText(), firstSeenAt: at, lastSeenAt: at }),
    table: knownDevices,
  },
} as const;
type Method = keyof typeof methods;
const kinds = Object.keys(methods) as Method[];

describeOnDatabase("recovering an account", (open) => {
  const { provider, clock } = mailingProvider({ open, startedAt });
  const database = () => provider.connection.database;
  const advanceClock = (time: number) => void (clock.now = new Date(clock.now.getTime() + time));

  async function newestToken(userId: string, purpose: LinkPurpose): Promise<string> {
    const isThis = and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose));
    const find = () =>
      database().select().from(mailLinks).where(isThis).orderBy(desc(mailLinks.createdAt)).limit(1);
    await expect.poll(async () => (await find()).length).toBe(1);
    return linkToken(testVariables.TOKEN_SECRET, (await find())[0]!.id);
  }
  const logInFrom = (address: string, { email, password }: Pick<TestUser, "email" | "password">) =>
    provider.call(login, {
      body: { email, password },
      headers: { "x-internal-key": testVariables.INTERNAL_KEY, "x-client-address": address },
    });
  async function resetByMail({ userId, email }: TestUser) {
    await provider.app.guessLimits.forget("linkFromAddress", "127.0.0.1");
    await provider.call(forgotPassword, { body: { email } });
    const token = await newestToken(userId, "password_reset");
    expect((await provider.call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
  }
  async function moveTo(member: TestUser, email: string) {
    await provider.call(changeEmail, { as: member, body: { email, password: member.password } });
    const token = await newestToken(member.userId, "email_change");
    expect((await provider.call(verifyEmail, { body: { token } })).status).toBe(200);
  }
  const reportLogin = async ({ userId }: TestUser) => {
    const token = await newestToken(userId, "not_me");
    expect((await provider.call(reportUnknownLogin, { body: { token } })).status).toBe(200);
  };
  const undo = async ({ userId }: TestUser) => {
    const token = await newestToken(userId, "email_undo");
    expect((await provider.call(undoEmailChange, { body: { token } })).status).toBe(200);
  };
  const attackerAddress = "203.0.113.9";
  const emailOf = async ({ userId }: TestUser) =>
    (await database().select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email;

  /** For each way to recover an account: the steps before, and the owner's own step. */
  const recoveries: Record<
    string,
    [(member: TestUser) => Promise<unknown>, (member: TestUser) => Promise<void>]
  > = {
    "Forgot password": [() => Promise.resolve(), resetByMail],
    "This wasn't me": [(member) => logInFrom(attackerAddress, member), reportLogin],
    "This wasn't me, after the address was moved and its password reset": [
      async (member) => {
        await logInFrom(attackerAddress, member);
        advanceClock(1000);
        const email = `${randomText()}@thief.test`;
        await moveTo(member, email);
        await resetByMail({ ...member, email });
        advanceClock(1000);
      },
      reportLogin,
    ],
    "Undo the new address, before it counts": [
      (member) =>
        provider.call(changeEmail, {
          as: member,
          body: { email: `${randomText()}@thief.test`, password: member.password },
        }),
      undo,
    ],
    "Undo the new address, after it counts": [(member) => moveTo(member, `${randomText()}@thief.test`), undo],
  };

  const orders = { before: -hour, after: hour };
  const table = Object.keys(recoveries).flatMap((recovery) =>
    kinds.flatMap((kind) => (["before", "after"] as const).map((order) => [recovery, kind, order] as const)),
  );

  test.each(table)("%s: keeps or removes a %s added %s the trusted moment", async (recovery, kind, order) => {
    const member = await provider.signUp();
    const { userId } = member;
    const [begin, follow] = recoveries[recovery]!;
    await database().update(users).set({ trustedAt }).where(eq(users.id, userId));
    await begin(member);
    // Resetting a changed address removes existing methods, so the owner's are added afterwards.
    await methods[kind].add(database(), { userId, at: new Date(trustedAt.getTime() + orders[order]) });
    await follow(member);
    const { table: rows } = methods[kind];
    expect(await database().$count(rows, eq(rows.userId, userId))).toBe(order === "before" ? 1 : 0);
    const open = await database().select().from(sessions).where(eq(sessions.userId, userId));
    expect(open.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    expect(await emailOf(member)).toBe(member.email);
  });

  test.each(kinds)(
    "a reset keeps a %s older than 30 days if the account has no trusted moment",
    async (kind) => {
      const member = await provider.signUp();
      await methods[kind].add(database(), {
        userId: member.userId,
        at: new Date(clock.now.getTime() - 31 * day),
      });
      await resetByMail(member);
      const { table: rows } = methods[kind];
      expect(await database().$count(rows, eq(rows.userId, member.userId))).toBe(1);
    },
  );

  test("lists the removed methods in the mail and the log, and trusts later additions", async () => {
    const member = await provider.signUp();
    const { userId } = member;
    await methods.passkey.add(database(), { userId, at: clock.now });
    await methods["connected service"].add(database(), { userId, at: clock.now });
    await resetByMail(member);
    const [mail] = await database()
      .select()
      .from(mailItems)
      .where(eq(mailItems.type, "security_sign_in_methods_removed"));
    expect(mail?.description).toContain("passkeys (1), connected services (1)");
    const withNewPassword = { ...member, password: newPassword };
    const { data } = await provider.call(login, { body: withNewPassword });
    const log = await provider.call(listSecurityEvents, { as: { accessToken: data.access_token } });
    expect(log.data.map(({ kind }) => kind)).toContain("sign_in_methods_removed");
    const [owner] = await database().select().from(users).where(eq(users.id, userId));
    expect(owner?.trustedAt).toEqual(clock.now);
  });

  test("links to a thief's address stop working once the owner recovers the account", async () => {
    const member = await provider.signUp();
    const email = `${randomText()}@thief.test`;
    await logInFrom(attackerAddress, member);
    const linkToken = await newestToken(member.userId, "not_me");
    advanceClock(1000);
    await moveTo(member, email);
    await logInFrom("198.51.100.9", { email, password: member.password });
    const intruderToken = await newestToken(member.userId, "not_me");
    await provider.call(forgotPassword, { body: { email } });
    const reset = await newestToken(member.userId, "password_reset");
    expect((await provider.call(reportUnknownLogin, { body: { token: linkToken } })).status).toBe(200);
    expect((await provider.call(reportUnknownLogin, { body: { token: intruderToken } })).status).toBe(410);
    expect((await provider.call(resetPassword, { body: { token: reset, newPassword } })).status).toBe(410);
    expect(await emailOf(member)).toBe(member.email);
  });

  test("a link to a former address sets no password and confirms nothing", async () => {
    const member = await provider.signUp();
    const { userId, email } = member;
    await provider.call(forgotPassword, { body: { email } });
    const token = await newestToken(userId, "password_reset");
    await database()
      .update(users)
      .set({ email: `${randomText()}@example.test` })
      .where(eq(users.id, userId));
    const response = await provider.call(resetPassword, { body: { token, newPassword } });
    expect(response.body).toMatchObject({ code: 410, key: "link_expired" });
  });

  test("no sign-in method can be added to an unconfirmed address", async () => {
    const member = await provider.signUp({ isVerified: false });
    const error = { code: 403, key: "sign_in_unverified" };
    expect((await provider.call(beginPasskey, { as: member })).body).toMatchObject(error);
    expect((await provider.call(beginSecondFactor, { as: member })).body).toMatchObject(error);
    const body = { service: "club" };
    expect((await provider.call(beginConnectingService, { as: member, body })).body).toMatchObject(error);
  });

  test("a sign-in method can't be added if the address becomes unconfirmed before the last step", async () => {
    const member = await provider.signUp();
    const setVerified = (emailVerifiedAt: Date | null) =>
      database().update(users).set({ emailVerifiedAt }).where(eq(users.id, member.userId));
    const { secret } = (await provider.call(beginSecondFactor, { as: member })).data;
    const credential = new TestPasskey().make((await provider.call(beginPasskey, { as: member })).data);
    await setVerified(null);
    const confirm = { as: member, body: { code: codeAt(secret, clock.now) } };
    expect((await provider.call(confirmSecondFactor, confirm)).body).toMatchObject({
      key: "sign_in_unverified",
    });
    const add = { as: member, body: { answer: credential } };
    expect((await provider.call(addPasskey, add)).body).toMatchObject({ key: "sign_in_unverified" });
  });

  test("refuses an addition whose session was ended by a recovery", async () => {
    const member = await provider.signUp();
    const { userId } = member;
    const isOwnSession = eq(sessions.userId, userId);
    const [session] = await database().select().from(sessions).where(isOwnSession);
    const owner = { userId, sessionId: session!.id };
    const lock = () => database().transaction((tx) => lockOwnerForMethod(tx, owner));
    await lock();
    await resetByMail(member);
    await expect(lock()).rejects.toMatchObject({ status: 401, key: "unauthenticated" });
  });

  test.each(kinds)("the first confirmation by a reset removes a %s of any age", async (kind) => {
    const owner = await provider.signUp({ isVerified: false });
    const { userId } = owner;
    await methods[kind].add(database(), { userId, at: new Date(clock.now.getTime() - 90 * day) });
    await provider.call(changeEmail, {
      as: owner,
      body: { email: `${randomText()}@thief.test`, password: owner.password },
    });
    await resetByMail(owner);
    const { table: rows } = methods[kind];
    expect(await database().$count(rows, eq(rows.userId, userId))).toBe(0);
    const links = await database().select().from(mailLinks).where(eq(mailLinks.userId, userId));
    expect(links.filter(({ usedAt }) => usedAt === null)).toEqual([]);
    expect((await provider.call(getCurrentUser, { as: owner })).status).toBe(401);
  });

  test("two-step verification set up long ago stays in force after a reset by mail", async () => {
    const member = await provider.signUp();
    await withSecondFactor(provider, member);
    advanceClock(31 * day);
    await resetByMail(member);
    const response = await provider.call(login, { body: { email: member.email, password: newPassword } });
    expect(response.body).toMatchObject({ key: "second_step_required" });
  });
});
