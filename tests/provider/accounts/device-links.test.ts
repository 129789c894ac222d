import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestDeviceLink, login, redeemDeviceLink } from "#contract/accounts/auth.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { newDevice, visitorHeaders } from "../../support/programs/visitor-headers.ts";

const minute = 60_000;

describeOnDatabase("the mailed link for locked-out members", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let owner: TestUser;
  let now: Date;
  const post = storingTransport();
  beforeEach(async () => {
    now = new Date("2026-03-01T12:00:00Z");
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
    owner = await provider.signUp();
  });
  afterEach(async () => {
    post.sent.length = 0;
    await provider.close();
    await connection.close();
  });

  const logIn = (
    address: string,
    { device, password = owner.password }: { device?: string; password?: string },
  ) =>
    provider.call(login, {
      body: { email: owner.email, password },
      headers: visitorHeaders(address, device),
    });
  const requestLink = (email = owner.email, address = "198.51.100.7") =>
    provider.call(requestDeviceLink, { body: { email }, headers: visitorHeaders(address) });
  const use = (token: string, device?: string) =>
    provider.call(redeemDeviceLink, { body: { token }, headers: visitorHeaders("198.51.100.7", device) });
  const links = () => connection.database.select().from(mailLinks);
  const devices = () =>
    connection.database.select().from(knownDevices).where(eq(knownDevices.userId, owner.userId));

  /** 100 wrong guesses from 100 addresses: the limit of an account. */
  async function attack(): Promise<void> {
    for (let guess = 1; guess <= 100; guess += 1) await logIn(`203.0.113.${guess}`, { password: "Guess-1" });
  }

  /** Requests a link and returns its token from the mail. */
  async function mailedToken(): Promise<string> {
    const before = (await links()).length;
    expect((await requestLink()).status).toBe(200);
    await expect.poll(async () => (await links()).length).toBe(before + 1);
    await sendDueMails(provider.app, post.transport);
    return /\?token=([\w-]{43})\s/.exec(post.sent.at(-1)!.text)![1]!;
  }

  test("makes the browser that opens it known, and the password is still required", async () => {
    await attack();
    const device = newDevice();
    const locked = await logIn("198.51.100.99", { device });
    expect(locked).toMatchObject({ status: 429, body: { key: "account_locked" } });
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(800);

    const token = await mailedToken();
    expect((await use(token, device)).status).toBe(200);
    expect((await logIn("198.51.100.99", { device, password: "Guess-1" })).status).toBe(401);
    expect((await logIn("198.51.100.99", { device })).status).toBe(200);
    // The link doesn't exempt other devices from the limit.
    expect((await logIn("198.51.100.98", { device: newDevice() })).status).toBe(429);
  });

  test("refuses links to an address with too many guesses", async () => {
    for (let guess = 0; guess < 10; guess += 1) await logIn("203.0.113.9", { password: "Guess-1" });
    const rejection = await logIn("203.0.113.9", { password: "Guess-1" });
    expect(rejection).toMatchObject({ status: 429, body: { key: "rate_limited" } });
  });

  test("refuses expired, used and mangled links or requests without a browser, and changes nothing", async () => {
    const [device, other] = [newDevice(), newDevice()];
    const token = await mailedToken();
    const statusAndKeyOf = async (text: string, browser?: string) => {
      const { status, body } = await use(text, browser);
      return [status, body.key];
    };
    expect(await statusAndKeyOf(token)).toEqual([400, "bad_request"]);
    for (const wrong of ["", token.slice(1), `${token}A`, "null", newDevice()])
      expect(await statusAndKeyOf(wrong, device)).toEqual([404, "link_unknown"]);
    expect(await devices()).toEqual([]);
    expect((await use(token, device)).status).toBe(200);
    expect(await statusAndKeyOf(token, other)).toEqual([410, "link_used"]);
    expect(await devices()).toHaveLength(1);
    const expiredToken = await mailedToken();
    now = new Date(now.getTime() + 15 * minute);
    expect(await statusAndKeyOf(expiredToken, other)).toEqual([410, "link_expired"]);
    expect(await devices()).toHaveLength(1);
  });

  test("only one of two browsers using a link at once becomes known", async () => {
    const token = await mailedToken();
    const responses = await Promise.all([use(token, newDevice()), use(token, newDevice())]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await devices()).toHaveLength(1);
  });

  test("gives the same answer for an unknown account and sends no mail", async () => {
    const knownResponse = await requestLink();
    const unknownResponse = await requestLink("nobody@example.test");
    expect(unknownResponse.status).toEqual(knownResponse.status);
    expect(unknownResponse.body).toEqual(knownResponse.body);
    await expect.poll(async () => (await links()).map(({ userId }) => userId)).toEqual([owner.userId]);
    // The response doesn't wait until the mail is created, so slow transactions don't affect the response time.
    let releaseTransaction: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (releaseTransaction = resolve));
    const transaction = connection.database.transaction.bind(connection.database);
    const slow = vi
      .spyOn(connection.database, "transaction")
      .mockImplementation((...parts) => released.then(() => transaction(...parts)));
    expect((await requestLink()).status).toBe(200);
    expect(await links()).toHaveLength(1);
    releaseTransaction();
    slow.mockRestore();
    await expect.poll(async () => (await links()).length).toBe(2);
  });

  test("allows three links per account and 20 per address in a quarter of an hour, then answers 429 to all", async () => {
    for (const email of [owner.email, "nobody@example.test"]) {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1)
        statuses.push((await requestLink(email, `100.64.${email.length}.${time}`)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await requestLink(`somebody-${time}@example.test`, "203.0.113.9")).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const rejection = await requestLink("another@example.test", "203.0.113.9");
    expect(rejection.body.key).toBe("rate_limited");
    expect(Number(rejection.headers["retry-after"])).toEqual(
      expect.toSatisfy((seconds: number) => seconds > 800),
    );
    await expect.poll(async () => (await links()).length).toBe(3);
  });
});
