import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Connection, Queryable } from "../database/engine/connection.ts";
import { users } from "../database/schema/schema.ts";
import type { Environment } from "../environment.ts";
import { hashPassword } from "../modules/accounts/password.ts";
import { exportHead } from "../modules/activity-logs/head-file.ts";
import { connectSimulatedNetworks, connectSimulatedPaypal } from "./connections.ts";
import { writeColleagues } from "./colleagues.ts";
import { writeCurrencies } from "./currencies.ts";
import { ringOf, writeFraudRing } from "./fraud-ring.ts";
import { writeInvoices } from "./invoices.ts";
import { writeLearning } from "./learning.ts";
import { buildWorld, type PasswordHashes } from "./build.ts";
import { demoAccounts } from "./users.ts";
import { updateSimulatedNetworks } from "./networks.ts";
import { createRandom } from "./random.ts";
import { writeTickets } from "./tickets.ts";
import { writeWorld } from "./write.ts";

// An arbitrary constant: the advisory lock under which only one of several starting processes seeds.
const seedLock = 7_310_421;
const rowSeed = 88_675_123;
const learningSeed = 41_233;

/**
 * Writes the demo into a migrated database: accounts, stores, members, and twelve months of history ending now.
 * If the demo exists, only updates the addresses and connections of its simulated networks. Returns whether
 * it wrote the demo.
 */
export async function seedDemo(
  { database }: Pick<Connection, "database">,
  environment: Environment,
  clock: () => Date,
): Promise<boolean> {
  if (await isSeeded(database)) {
    await updateSimulatedNetworks(database, environment.NETWORK_ORIGIN);
    await database.transaction(async (tx) => {
      await connectSimulatedNetworks(tx, environment, clock());
      await connectSimulatedPaypal(tx, environment, clock());
    });
    return false;
  }
  const hashes = await hashPasswords();
  const head = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isSeeded(tx)) return undefined;
    const now = clock();
    const world = buildWorld(now, environment, hashes);
    const head = await writeWorld(tx, world, environment, createRandom(rowSeed));
    const admin = world.users.find(({ email }) => email === demoAccounts[1].email)!.id;
    const context = { now, currency: environment.CURRENCY, admin };
    await connectSimulatedNetworks(tx, environment, now);
    await connectSimulatedPaypal(tx, environment, now);
    await writeInvoices(tx, context);
    await writeCurrencies(tx, context);
    const random = createRandom(learningSeed);
    await writeColleagues(tx, { now, admin, passwordHash: hashes.others, random });
    const main = world.users.find(({ email }) => email === demoAccounts[0].email)!.id;
    const members = world.users.filter(({ role, status }) => role === "member" && status !== "suspended");
    await writeLearning(tx, { now, members, main, random });
    const otherMembers = world.users.filter(({ id, role }) => role === "member" && id !== main);
    await writeFraudRing(tx, { now, ring: ringOf(otherMembers), admin });
    await writeTickets(tx, { now, members, admin, random });
    // Until the database gathers statistics, the planner assumes that every table is empty.
    await tx.execute(sql`analyze`);
    return head;
  });
  if (head) await exportHead(environment.DATA_DIR, head);
  return head !== undefined;
}

async function isSeeded(queryable: Queryable): Promise<boolean> {
  const mainAccounts = await queryable
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoAccounts[0].email));
  return mainAccounts.length > 0;
}

async function hashPasswords(): Promise<PasswordHashes> {
  const hashed = demoAccounts.map(
    async ({ email, password }) => [email, await hashPassword(password)] as const,
  );
  // A random password, as the other members have no login.
  return { byEmail: new Map(await Promise.all(hashed)), others: await hashPassword(randomUUID()) };
}
