import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { startHourlyWork } from "#provider/hourly-work.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const startedAt = new Date("2026-03-01T10:00:00Z");
let now: Date;
let provider: TestProvider;

beforeEach(async () => {
  now = startedAt;
  provider = await startTestProvider({ open: openMemoryDatabase, clock: () => now });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(globalThis, "setTimeout");
  vi.spyOn(globalThis, "clearTimeout");
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await provider.close();
});

async function sessionsLeft() {
  return (await provider.app.database.select().from(sessions)).length;
}

/** Returns the pending hourly timers. Other jobs of the provider have their own timers. */
function scheduledRounds() {
  const set = vi.mocked(setTimeout).mock;
  const cleared = vi.mocked(clearTimeout).mock.calls.map(([timer]) => timer);
  const timers = set.calls.flatMap(([, milliseconds], call) =>
    milliseconds === hour ? [set.results[call]?.value] : [],
  );
  return timers.filter((timer) => !cleared.includes(timer)).length;
}

async function tablesNeverCounted() {
  const rows = await provider.app.database.execute(
    sql`select pg_class.relname from pg_stat_user_tables join pg_class on pg_class.oid = relid
      where schemaname = 'public' and reltuples < 0`,
  );
  return (rows as unknown as { rows: unknown[] }).rows.length;
}

test("runs housekeeping at start and hourly until it stops", async () => {
  await provider.signUp();
  now = new Date(startedAt.getTime() + 400 * day);
  const hourlyWork = startHourlyWork(provider.app, provider.connection);
  await expect.poll(sessionsLeft).toBe(0);
  await expect.poll(tablesNeverCounted).toBe(0);

  await provider.signUp();
  now = new Date(now.getTime() + 400 * day);
  expect(await sessionsLeft()).toBe(1);
  vi.advanceTimersByTime(hour);
  await expect.poll(sessionsLeft).toBe(0);

  expect(scheduledRounds()).toBeGreaterThan(0);
  await hourlyWork.stop();
  expect(scheduledRounds()).toBe(0);
});

test("logs a failing task and runs the others", async () => {
  const logError = vi.spyOn(provider.app.log, "error");
  await provider.signUp();
  now = new Date(startedAt.getTime() + 400 * day);
  const broken = { ...provider.connection, database: undefined as never };
  const hourlyWork = startHourlyWork(provider.app, broken);
  await expect.poll(sessionsLeft).toBe(0);
  expect(logError.mock.calls.map(([, what]) => what)).toEqual(["the database could not be vacuumed"]);
  await hourlyWork.stop();
});
