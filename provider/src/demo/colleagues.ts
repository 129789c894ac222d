import type { Permission } from "#contract/roles/permissions.ts";
import { roles } from "../database/schema/role-schema.ts";
import { users } from "../database/schema/schema.ts";
import type { Transaction } from "../database/engine/connection.ts";
import type { Random } from "./random.ts";

const day = 24 * 60 * 60 * 1000;

/** An example of a custom role, without access to money or members' data. */
const partnerCare = {
  key: "partner-care",
  name: "Partner care",
  permissions: [
    "offers.read",
    "offers.write",
    "networks.read",
    "leads.read",
    "overview.read",
    "invoices.read",
  ] satisfies Permission[],
};

/** Staff besides the demo's accounts. They have no login. */
const colleagues = [
  { name: "Nadia Rossi", email: "nadia.rossi@cashlane.test", role: partnerCare.key, since: 160 },
  { name: "Jonas Lindqvist", email: "jonas.lindqvist@cashlane.test", role: partnerCare.key, since: 48 },
  { name: "Leïla Haddad", email: "leila.haddad@cashlane.test", role: "content", since: 210 },
] as const;

interface WriteContext {
  now: Date;
  admin: string;
  passwordHash: string;
  random: Random;
}

/** Adds a custom role with members, and a content editor. */
export async function writeColleagues(
  tx: Transaction,
  { now, admin, passwordHash, random }: WriteContext,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const createdAt = ago(165);
  await tx.insert(roles).values({ ...partnerCare, createdBy: admin, createdAt, changedAt: createdAt });
  await tx.insert(users).values(
    colleagues.map(({ since, ...colleague }) => ({
      ...colleague,
      id: random.uuid(),
      passwordHash,
      language: "en" as const,
      createdAt: ago(since),
      emailVerifiedAt: ago(since),
    })),
  );
}
