import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changePassword, endOtherSessions, login } from "#contract/accounts/auth.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  loginChallenge,
  renewRecoveryCodes,
  completeSecondStep,
} from "#contract/accounts/second-factor.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { mailItems } from "#provider/database/schema/mail-schema.ts";
import {
  loginChallenges,
  recoveryCodes,
  secondFactors,
} from "#provider/database/schema/second-factor-schema.ts";
import { pruneChallenges } from "#provider/modules/second-factor/challenges.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { codeAt, withSecondFactor } from "../../support/programs/second-factor.ts";
import { visitorHeaders } from "../../support/programs/visitor-headers.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const device = "d".repeat(43);
const startedAt = new Date("2026-03-04T12:00:10Z");

describeOnDatabase("two-step verification", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let member: TestUser;
  let secret: string;
  let codes: string[];
  let now = startedAt;
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + 2 * day);
    member = await provider.signUp();
    ({ secret, recoveryCodes: codes } = await withSecondFactor(provider, member));
    advanceClock(30 * second);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const home = visitorHeaders("198.51.100.7", device);
  const logIn = (headers: Record<string, string> = home, { email, password } = member) =>
    provider.call(login, { body: { email, password }, headers });
  const startLogin = async (headers = home) =>
    loginChallenge.parse((await logIn(headers)).body.details).challenge;
  const completeStep = (challenge: string, code: string, headers = home, rememberDevice = false) =>
    provider.call(completeSecondStep, { body: { challenge, code, rememberDevice }, headers });
  const currentCode = () => codeAt(secret, now);
  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.key,
  ];
  const kinds = async () =>
    (await provider.call(listSecurityEvents, { as: member })).data.map(({ kind }) => kind);

  test("the password alone doesn't log in; a code from the app does, once", async () => {
    const first = await logIn();
    expect(statusAndKey(first)).toEqual([403, "second_step_required"]);
    expect(first.body).not.toHaveProperty("data");
    const { challenge, expiresAt } = loginChallenge.parse(first.body.details);
    expect(new Date(expiresAt).getTime() - now.getTime()).toBe(5 * minute);
    const code = currentCode();
    const tokens = (await completeStep(challenge, ` ${code.slice(0, 3)} ${code.slice(3)}`)).data;
    expect((await provider.call(getCurrentUser, { as: { accessToken: tokens.access_token } })).status).toBe(
      200,
    );
    expect(statusAndKey(await completeStep(challenge, code))).toEqual([410, "second_step_over"]);
    expect(statusAndKey(await completeStep(await startLogin(), code))).toEqual([422, "code_wrong"]);
  });

  test.each([
    [-30, 200],
    [0, 200],
    [30, 200],
    [-60, 422],
    [60, 422],
  ])("a login with a code of %i seconds from now gets status %i", async (seconds, status) => {
    advanceClock(10 * minute);
    const code = codeAt(secret, new Date(now.getTime() + seconds * second));
    expect((await completeStep(await startLogin(), code)).status).toBe(status);
  });

  test("a recovery code works once, in any spelling, and notifies its owner", async () => {
    expect(new Set(codes).size).toBe(10);
    const typed = codes[3]!.toUpperCase().replace("-", " ").replaceAll("0", "O");
    expect((await completeStep(await startLogin(), typed)).status).toBe(200);
    expect(statusAndKey(await completeStep(await startLogin(), codes[3]!))).toEqual([422, "code_wrong"]);
    expect((await provider.call(getSecondFactor, { as: member })).data).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 9,
      // The test's account wasn't registered by a form.
      passwordSince: null,
      passkeys: 0,
      isNeeded: false,
    });
    expect(await kinds()).toContain("recovery_code_used");
    const { data } = await provider.call(listNotifications, { as: member, query: {} });
    expect(data.map(({ type }) => type)).toContain("security_recovery_code_used");
  });

  test("a code and a challenge sent twice at once open one login", async () => {
    const [one, two] = [await startLogin(), await startLogin()];
    const code = currentCode();
    const same = await Promise.all([completeStep(one, codes[0]!), completeStep(one, codes[1]!)]);
    expect(same.map(({ status }) => status).sort()).toEqual([200, 410]);
    const twice = await Promise.all([completeStep(two, code), completeStep(await startLogin(), code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("refuses a challenge used elsewhere, after five minutes, or forged", async () => {
    const challenge = await startLogin();
    expect(
      statusAndKey(await completeStep(challenge, currentCode(), visitorHeaders("203.0.113.5", device))),
    ).toEqual([410, "second_step_over"]);
    expect(statusAndKey(await completeStep("x".repeat(43), currentCode()))).toEqual([
      410,
      "second_step_over",
    ]);
    advanceClock(5 * minute);
    expect(statusAndKey(await completeStep(challenge, currentCode()))).toEqual([410, "second_step_over"]);
    await pruneChallenges(connection.database, now);
    expect(await connection.database.$count(loginChallenges)).toBe(0);
  });

  test("five wrong codes end a challenge and mail its owner, whatever the settings", async () => {
    const challenge = await startLogin();
    for (let wrong = 1; wrong <= 4; wrong += 1)
      expect(statusAndKey(await completeStep(challenge, "000000"))).toEqual([422, "code_wrong"]);
    expect(statusAndKey(await completeStep(challenge, "000000"))).toEqual([410, "second_step_over"]);
    expect(statusAndKey(await completeStep(challenge, currentCode()))).toEqual([410, "second_step_over"]);
    expect((await kinds()).filter((kind) => kind === "second_step_failed")).toHaveLength(5);
    const post = storingTransport();
    await sendDueMails(provider.app, post.transport);
    const ownMails = post.sent.filter(({ to }) => to.address === member.email);
    // Mails for the activation and for wrong codes, in the account's language because no other was chosen.
    expect(ownMails.map(({ subject }) => subject)).toEqual([
      "Two-step verification is on",
      "Someone entered wrong codes",
    ]);
    expect(ownMails[1]!.text).not.toContain("unsubscribe");
    expect(ownMails[1]!.oneClickUrl).toBeUndefined();
  });

  const toArabicDigits = (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  test.each([
    ["Arabic-Indic digits", toArabicDigits],
    ["a hyphen", (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ["a space", (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ["a direction mark behind it", (code: string) => `${code}\u200f`],
  ])("an app's code with %s is accepted", async (_, spell) => {
    advanceClock(10 * minute);
    expect((await completeStep(await startLogin(), spell(currentCode()))).status).toBe(200);
  });

  test("a recovery code with an en dash is accepted", async () => {
    expect((await completeStep(await startLogin(), codes[1]!.replace("-", "–"))).status).toBe(200);
  });

  test.each(["12345", "1234567", "12345a", "ABCDE-1234", "abcde-fghi-j1", ""])(
    "a malformed code %j is refused and isn't counted as a guess",
    async (malformed) => {
      const challenge = await startLogin();
      for (let time = 1; time <= 6; time += 1)
        expect((await completeStep(challenge, malformed)).status).toBe(400);
      expect((await completeStep(challenge, currentCode())).status).toBe(200);
      expect((await kinds()).filter((kind) => kind === "second_step_failed")).toHaveLength(0);
    },
  );

  test("limits wrong codes to ten in a quarter of an hour and thirty a day, except at a known browser", async () => {
    const otherAddress = visitorHeaders("203.0.113.9");
    expect((await completeStep(await startLogin(), currentCode(), home)).status).toBe(200);
    const guess = async () => {
      const challenge = await startLogin(otherAddress);
      return (await completeStep(challenge, "000000", otherAddress)).status;
    };
    for (let quarter = 0; quarter < 3; quarter += 1) {
      for (let wrong = 0; wrong < 10; wrong += 1) expect(await guess()).toBe(422);
      expect(await guess()).toBe(429);
      await provider.app.guessLimits.forget("code", member.userId);
    }
    expect(await guess()).toBe(429);
    advanceClock(minute);
    expect((await completeStep(await startLogin(), currentCode(), home)).status).toBe(200);
  });

  test("a remembered browser asks for no code for 30 days, and others still do", async () => {
    expect((await completeStep(await startLogin(), currentCode(), home, true)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await logIn(visitorHeaders("203.0.113.7", device))).status).toBe(200);
    expect((await logIn(visitorHeaders("198.51.100.7", "e".repeat(43)))).status).toBe(403);
    expect((await logIn(visitorHeaders("198.51.100.7"))).status).toBe(403);
    advanceClock(30 * day);
    expect((await logIn()).status).toBe(403);
  });

  test("signing out elsewhere or a new password requires the code again and ends open challenges", async () => {
    const trust = async () => {
      advanceClock(minute);
      return (await completeStep(await startLogin(), currentCode(), home, true)).data.access_token;
    };
    const accessToken = await trust();
    await provider.call(endOtherSessions, { as: { accessToken } });
    const waiting = await startLogin();
    const body = { password: member.password, newPassword: "Fresh-meadow-9" };
    expect((await provider.call(changePassword, { as: { accessToken: await trust() }, body })).status).toBe(
      200,
    );
    advanceClock(minute);
    expect(statusAndKey(await completeStep(waiting, currentCode()))).toEqual([410, "second_step_over"]);
    expect((await logIn(home, { ...member, password: "Fresh-meadow-9" })).status).toBe(403);
  });

  test("the database stores no readable secret, code or challenge", async () => {
    const challenge = await startLogin();
    const { database } = connection;
    const rows = [
      await database.select().from(secondFactors),
      await database.select().from(recoveryCodes),
      await database.select().from(loginChallenges),
      await database.select({ description: mailItems.description }).from(mailItems),
    ].map((part) => JSON.stringify(part));
    for (const text of [secret, challenge, ...codes, ...codes.map((code) => code.replace("-", ""))])
      expect(rows.join()).not.toContain(text);
  });

  test("takes effect when a code confirms it, ends other logins, and requires the password", async () => {
    const other = await provider.signUp();
    const otherToken = (await logIn(home, other)).data.access_token;
    const created = (await provider.call(beginSecondFactor, { as: other })).data;
    expect(created.uri).toContain(`secret=${created.secret}`);
    expect(created.uri).toContain(encodeURIComponent(other.email));
    const confirm = (code: string) => provider.call(confirmSecondFactor, { as: other, body: { code } });
    expect(statusAndKey(await confirm("000000"))).toEqual([422, "code_wrong"]);
    expect((await logIn(home, other)).status).toBe(200);
    expect((await confirm(codeAt(created.secret, now))).data.recoveryCodes).toHaveLength(10);
    expect((await provider.call(getCurrentUser, { as: { accessToken: otherToken } })).status).toBe(401);
    expect(statusAndKey(await provider.call(beginSecondFactor, { as: other }))).toEqual([
      409,
      "second_factor_on",
    ]);

    const slowMember = await provider.signUp();
    const { secret: kept } = (await provider.call(beginSecondFactor, { as: slowMember })).data;
    advanceClock(11 * minute);
    const body = { code: codeAt(kept, now) };
    expect(statusAndKey(await provider.call(confirmSecondFactor, { as: slowMember, body }))).toEqual([
      403,
      "step_up_required",
    ]);
    expect(statusAndKey(await provider.call(beginSecondFactor, { as: slowMember }))).toEqual([
      403,
      "step_up_required",
    ]);
  });

  test("can be disabled with password and code; new recovery codes need the password", async () => {
    const { password } = member;
    const renew = (given: string) =>
      provider.call(renewRecoveryCodes, { as: member, body: { password: given } });
    expect(statusAndKey(await renew("Wrong-horse-7"))).toEqual([422, "wrong_password"]);
    const newCodes = (await renew(password)).data.recoveryCodes;
    expect(newCodes.filter((code) => codes.includes(code))).toEqual([]);
    expect(statusAndKey(await completeStep(await startLogin(), codes[0]!))).toEqual([422, "code_wrong"]);

    const end = (given: string, code: string) =>
      provider.call(endSecondFactor, { as: member, body: { password: given, code } });
    expect(statusAndKey(await end("Wrong-horse-7", currentCode()))).toEqual([422, "wrong_password"]);
    expect(statusAndKey(await end(password, "000000"))).toEqual([422, "code_wrong"]);
    expect((await logIn()).status).toBe(403);
    expect((await end(password, newCodes[0]!)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect(statusAndKey(await renew(password))).toEqual([409, "second_factor_off"]);
    const { database } = connection;
    expect(await database.$count(recoveryCodes, eq(recoveryCodes.userId, member.userId))).toBe(0);
    expect(await kinds()).toEqual(
      expect.arrayContaining(["second_factor_on", "recovery_codes_renewed", "second_factor_off"]),
    );
  });
});
