import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changePassword, endOtherSessions, login, stepUp } from "#contract/accounts/auth.ts";
import { changeEmail } from "#contract/text/email.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyStep,
  beginPasskeyStepUp,
  listPasskeys,
  logInWithPasskey,
  passkeyLimit,
  removePasskey,
  renamePasskey,
  stepUpWithPasskey,
  completePasskeyStep,
} from "#contract/accounts/passkeys.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import {
  endSecondFactor,
  getSecondFactor,
  loginChallenge,
  completeSecondStep,
} from "#contract/accounts/second-factor.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { usedPasskeyChallenges } from "#provider/database/schema/passkey-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { lockOwner } from "#provider/database/queries/second-factors-of.ts";
import { deletePasskeys } from "#provider/modules/passkeys/repository.ts";
import { prunePasskeyChallenges } from "#provider/modules/passkeys/challenges.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { TestPasskey } from "../../support/programs/passkey.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { codeAt, withSecondFactor } from "../../support/programs/second-factor.ts";

const minute = 60 * 1000;

describeOnDatabase("passkeys", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let member: TestUser;
  let key: TestPasskey;
  let codes: string[];
  let now = new Date("2026-03-04T12:00:10Z");
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
  });
  beforeEach(async () => {
    advanceClock(60 * minute);
    member = await provider.signUp();
    key = new TestPasskey();
    codes = (await add(key)).data.recoveryCodes!;
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.key,
  ];
  const add = async (created: TestPasskey, as = member, changes = {}) => {
    const options = (await provider.call(beginPasskey, { as })).data;
    return provider.call(addPasskey, { as, body: { answer: created.make(options, changes) } });
  };
  const options = async () => (await provider.call(beginPasskeyLogin)).data;
  const enter = (credential: ReturnType<TestPasskey["use"]>) =>
    provider.call(logInWithPasskey, { body: { answer: credential } });
  const startLogin = async ({ email, password } = member) =>
    loginChallenge.parse((await provider.call(login, { body: { email, password } })).body.details);

  test("a passkey alone opens the account once per answer, shows its last use and notifies its owner", async () => {
    const credential = key.use(await options());
    const tokens = (await enter(credential)).data;
    const as = { accessToken: tokens.access_token };
    expect((await provider.call(getCurrentUser, { as })).data.email).toBe(member.email);
    expect(statusAndKey(await enter(credential))).toEqual([410, "passkey_over"]);
    const [own] = (await provider.call(listPasskeys, { as })).data;
    expect(own).toMatchObject({ lastUsedAt: now.toISOString(), name: "Passkey", isSynced: false });
    const kinds = (await provider.call(listSecurityEvents, { as })).data.map(({ kind }) => kind);
    expect(kinds).toEqual(["login", "passkey_added"]);
    await prunePasskeyChallenges(connection.database, new Date(now.getTime() + 11 * minute));
    expect(await connection.database.$count(usedPasskeyChallenges)).toBe(0);
  });

  test("a login waits while the account is recovered, and fails if that removes the passkey", async () => {
    const credential = key.use(await options());
    const { entering } = await connection.database.transaction(async (tx) => {
      await lockOwner(tx, member.userId);
      const begun = enter(credential);
      await Promise.race([begun, setTimeout(500)]);
      await deletePasskeys(tx, member.userId);
      return { entering: begun };
    });
    expect(statusAndKey(await entering)).toEqual([422, "passkey_unknown"]);
  });

  test("two simultaneous answers to one challenge open one login", async () => {
    const challenge = await options();
    const both = await Promise.all([enter(key.use(challenge)), enter(key.use(challenge))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test.each([
    ["another site's page", { origin: "https://cashlane.example" }, [422, "passkey_refused"]],
    ["another site's name", { rpId: "example.com" }, [422, "passkey_refused"]],
    ["nobody's finger", { isVerified: false }, [422, "passkey_refused"]],
    ["another owner", { userHandle: "AAAAAAAAAAAAAAAAAAAAAA" }, [422, "passkey_refused"]],
  ])("refuses an answer of %s", async (_, changes, expectedError) => {
    expect(statusAndKey(await enter(key.use(await options(), changes)))).toEqual(expectedError);
  });

  test("refuses a forged signature, an unknown key, and an expired, forged or foreign challenge", async () => {
    const thief = Object.assign(new TestPasskey(), { id: key.id });
    expect(statusAndKey(await enter(thief.use(await options())))).toEqual([422, "passkey_refused"]);
    expect(statusAndKey(await enter(new TestPasskey().use(await options())))).toEqual([
      422,
      "passkey_unknown",
    ]);
    const oldCredential = key.use(await options());
    advanceClock(10 * minute);
    expect(statusAndKey(await enter(oldCredential))).toEqual([410, "passkey_over"]);
    const created = { ...(await options()), challenge: Buffer.alloc(54, 7).toString("base64url") };
    expect(statusAndKey(await enter(key.use(created)))).toEqual([410, "passkey_over"]);
    const { challenge } = await startLogin();
    const step = (await provider.call(beginPasskeyStep, { body: { challenge } })).data;
    expect(statusAndKey(await enter(key.use(step)))).toEqual([410, "passkey_over"]);
    const counted = new TestPasskey();
    const other = await provider.signUp();
    expect((await add(counted, other, { counter: 5 })).status).toBe(201);
    expect(statusAndKey(await enter(counted.use(await options(), { counter: 4 })))).toEqual([
      422,
      "passkey_refused",
    ]);
    expect((await enter(counted.use(await options(), { counter: 6 }))).status).toBe(200);
  });

  test("with a passkey the password alone no longer opens the account; a passkey or recovery code completes the login", async () => {
    const { challenge, methods } = await startLogin();
    expect(methods).toBe("passkey");
    const step = (await provider.call(beginPasskeyStep, { body: { challenge } })).data;
    expect(step.allowCredentials).toEqual([{ id: key.id, type: "public-key", transports: ["internal"] }]);
    const foreign = new TestPasskey();
    await add(foreign, await provider.signUp());
    const take = (credential: ReturnType<TestPasskey["use"]>) =>
      provider.call(completePasskeyStep, { body: { challenge, answer: credential } });
    expect(statusAndKey(await take(foreign.use(step)))).toEqual([422, "passkey_unknown"]);
    expect((await take(key.use(step))).status).toBe(200);
    expect(statusAndKey(await take(key.use(step)))).toEqual([410, "second_step_over"]);
    const codeStep = { challenge: (await startLogin()).challenge, code: codes[0]! };
    expect((await provider.call(completeSecondStep, { body: codeStep })).status).toBe(200);
  });

  test("a passkey replaces the password if it has to be entered again", async () => {
    advanceClock(11 * minute);
    expect(
      statusAndKey(await add(new TestPasskey()).catch(() => provider.call(beginPasskey, { as: member }))),
    ).toEqual([403, "step_up_required"]);
    const stepUpOptions = (await provider.call(beginPasskeyStepUp, { as: member })).data;
    const credential = key.use(stepUpOptions);
    expect(
      (await provider.call(stepUpWithPasskey, { as: member, body: { answer: credential } })).status,
    ).toBe(200);
    expect((await add(new TestPasskey())).data.recoveryCodes).toBeNull();
    expect(
      statusAndKey(await provider.call(stepUpWithPasskey, { as: member, body: { answer: credential } })),
    ).toEqual([410, "passkey_over"]);
  });

  test.each([
    ["another password", changePassword, { newPassword: "Fresh-meadow-9" }, { newPassword: "password123" }],
    ["another address", changeEmail, { email: "fresh@example.test" }, { email: () => member.email }],
  ] as const)(
    "a passkey confirms %s instead of the password, once",
    async (_, call, payload, invalidBody) => {
      const change = async (proof: object, body: object = payload) =>
        statusAndKey(await provider.call(call, { as: member, body: { ...body, ...proof } as never }));
      expect(await change({})).toEqual([422, "wrong_password"]);
      const stepUpOptions = (await provider.call(beginPasskeyStepUp, { as: member })).data;
      const foreign = new TestPasskey();
      await add(foreign, await provider.signUp());
      expect(await change({ passkey: foreign.use(stepUpOptions) })).toEqual([422, "passkey_unknown"]);
      expect(await change({ passkey: key.use(await options()) })).toEqual([410, "passkey_over"]);
      expect(await change({ passkey: key.use(stepUpOptions, { isVerified: false }) })).toEqual([
        422,
        "passkey_refused",
      ]);
      const passkey = key.use(stepUpOptions);
      const invalidFields = Object.entries(invalidBody).map(([name, is]) => [
        name,
        typeof is === "string" ? is : is(),
      ]);
      // An invalid change doesn't use up the passkey response.
      expect((await change({ passkey }, Object.fromEntries(invalidFields) as object))[0]).toBe(422);
      expect(await change({ passkey })).toEqual([200, undefined]);
      expect(await change({ passkey })).toEqual([410, "passkey_over"]);
    },
  );

  test("beside an authenticator app recovery codes stay until both are removed; suspended members are refused", async () => {
    const { secret } = await withSecondFactor(provider, member);
    const factor = async () => (await provider.call(getSecondFactor, { as: member })).data;
    expect(await factor()).toMatchObject({ passkeys: 1, recoveryCodesLeft: 10 });
    advanceClock(minute);
    const body = { password: member.password, code: codeAt(secret, now) };
    expect((await provider.call(endSecondFactor, { as: member, body })).status).toBe(200);
    expect(await factor()).toMatchObject({ since: null, passkeys: 1, recoveryCodesLeft: 10 });
    const [own] = (await provider.call(listPasskeys, { as: member })).data;
    const params = { id: own!.id };
    const otherMember = await provider.signUp();
    for (const as of [otherMember])
      expect(statusAndKey(await provider.call(removePasskey, { as, params }))).toEqual([404, "not_found"]);
    const renaming = { as: member, params, body: { name: "Phone" } };
    expect((await provider.call(renamePasskey, renaming)).data.name).toBe("Phone");
    const { database } = connection;
    await database.update(users).set({ status: "suspended" }).where(eq(users.id, member.userId));
    expect(statusAndKey(await enter(key.use(await options())))).toEqual([403, "account_suspended"]);
    await database.update(users).set({ status: "active" }).where(eq(users.id, member.userId));
    expect((await provider.call(removePasskey, { as: member, params })).status).toBe(200);
    expect(await factor()).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
    expect(statusAndKey(await enter(key.use(await options())))).toEqual([422, "passkey_unknown"]);
    const { email, password } = member;
    expect((await provider.call(login, { body: { email, password } })).status).toBe(200);
  });

  test("the first passkey ends logins made without one; an account can have ten different passkeys", async () => {
    const other = await provider.signUp();
    const { email, password } = other;
    await provider.call(login, { body: { email, password } });
    const first = new TestPasskey();
    await add(first, other);
    expect((await provider.call(endOtherSessions, { as: other })).data.ended).toBe(0);
    expect(statusAndKey(await add(first, member))).toEqual([409, "passkey_known"]);
    const at = { as: other, body: { password } };
    expect((await provider.call(stepUp, at)).status).toBe(200);
    for (let more = 1; more < passkeyLimit; more += 1)
      expect((await add(new TestPasskey(), other)).status).toBe(201);
    expect(statusAndKey(await provider.call(beginPasskey, { as: other }))).toEqual([409, "passkey_limit"]);
  });
});
