import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { login, register } from "#contract/accounts/auth.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { pruneDevices } from "#provider/modules/devices/devices.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { newDevice, visitorHeaders } from "../../support/programs/visitor-headers.ts";

const day = 24 * 60 * 60 * 1000;

describeOnDatabase("known devices", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let owner: TestUser;
  let now = new Date("2026-03-01T12:00:00Z");
  beforeEach(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
    owner = await provider.signUp({ ip: "192.0.2.1" });
  });
  afterEach(async () => {
    await provider.close();
    await connection.close();
  });

  /** Logs in with the dashboard's key, unless `key` is given. */
  async function logIn(
    from: { address: string; device?: string; key?: string },
    { email, password }: { email: string; password: string } = owner,
  ): Promise<number> {
    const headers = visitorHeaders(from.address, from.device, from.key);
    return (await provider.call(login, { body: { email, password }, headers })).status;
  }

  /** 100 wrong guesses from 100 addresses: the limit of an account. */
  async function attack(email = owner.email): Promise<void> {
    for (let guess = 1; guess <= 100; guess += 1)
      await logIn({ address: `203.0.113.${guess}` }, { email, password: "Guess-1" });
  }

  const storedDevices = () =>
    connection.database.select().from(knownDevices).where(eq(knownDevices.userId, owner.userId));

  test("others' guesses don't lock out a known device, wherever it is", async () => {
    const device = newDevice();
    expect(await logIn({ address: "198.51.100.7", device })).toBe(200);
    await attack();
    expect(await logIn({ address: "198.51.100.99" })).toBe(429);
    expect(await logIn({ address: "198.51.100.99", device: newDevice() })).toBe(429);
    // A device with a wrong key, or with a truncated value, isn't trusted either.
    expect(await logIn({ address: "198.51.100.99", device, key: "guessed-key" })).toBe(429);
    expect(await logIn({ address: "198.51.100.99", device: device.slice(1) })).toBe(429);
    expect(await logIn({ address: "198.51.100.99", device })).toBe(200);
    // The device can log in even from an address that has no guesses left.
    for (let guess = 0; guess < 11; guess += 1)
      await logIn({ address: "198.51.100.98" }, { ...owner, password: "Guess-1" });
    expect(await logIn({ address: "198.51.100.98", device })).toBe(200);
  });

  test("a stolen device gets ten guesses and is then treated as unknown; the owner's other devices aren't affected", async () => {
    const [stolenDevice, other] = [newDevice(), newDevice()];
    for (const device of [stolenDevice, other])
      expect(await logIn({ address: "198.51.100.7", device })).toBe(200);
    await attack();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push(
        await logIn(
          { address: `100.64.0.${guess}`, device: stolenDevice },
          { ...owner, password: "Guess-1" },
        ),
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(await logIn({ address: "100.64.0.99", device: other })).toBe(200);
  });

  test("a correct password isn't counted as a guess and resets the device's count", async () => {
    const device = newDevice();
    expect(await logIn({ address: "198.51.100.7", device })).toBe(200);
    await attack();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1)
        await logIn({ address: "100.64.0.1", device }, { ...owner, password: "Guess-1" });
      expect(await logIn({ address: "100.64.0.1", device })).toBe(200);
    }
  });

  test("a device is known for one account only, and unknown accounts get the same answer", async () => {
    const otherMember = await provider.signUp();
    const device = newDevice();
    expect(await logIn({ address: "198.51.100.7", device }, otherMember)).toBe(200);
    await attack();
    expect(await logIn({ address: "198.51.100.7", device })).toBe(429);
    // A non-existent account gets the same responses, with and without a device.
    await attack("nobody@example.test");
    for (const from of [{ address: "100.64.0.1" }, { address: "100.64.0.1", device }])
      expect(await logIn(from, { email: "nobody@example.test", password: "Guess-1" })).toBe(429);
  });

  test("registration makes the device known; a wrong password or a suspension doesn't", async () => {
    const device = newDevice();
    const headers = visitorHeaders("198.51.100.7", device);
    const member = { email: "nora@example.test", password: "Right-horse-7" };
    await provider.call(register, { body: { name: "Nora", ...member }, headers });
    await attack(member.email);
    expect(await logIn({ address: "100.64.0.1", device }, member)).toBe(200);

    expect(
      await logIn({ address: "100.64.0.2", device: newDevice() }, { ...owner, password: "Guess-1" }),
    ).toBe(401);
    expect(await storedDevices()).toEqual([]);
  });

  test("stores only a hash, of at most 20 devices, and drops those unused for over a year", async () => {
    const devices = Array.from({ length: 22 }, newDevice);
    for (const device of devices) {
      now = new Date(now.getTime() + 1_000);
      expect(await logIn({ address: "198.51.100.7", device })).toBe(200);
    }
    const rows = await storedDevices();
    expect(rows).toHaveLength(20);
    expect(devices.some((device) => JSON.stringify(rows).includes(device))).toBe(false);
    await attack();
    expect(await logIn({ address: "100.64.0.1", device: devices[1]! })).toBe(429);
    expect(await logIn({ address: "100.64.0.1", device: devices[2]! })).toBe(200);

    now = new Date(now.getTime() + 366 * day);
    await pruneDevices(connection.database, now);
    // Only the two devices that signed in last haven't been unused for a whole year yet.
    expect(await storedDevices()).toHaveLength(2);
    now = new Date(now.getTime() + 1_000);
    await pruneDevices(connection.database, now);
    expect(await storedDevices()).toEqual([]);
  });

  test("simultaneous logins store a device once", async () => {
    const device = newDevice();
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () => logIn({ address: "198.51.100.7", device })),
    );
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await storedDevices()).toHaveLength(1);
  });
});
