import { randomUUID } from "node:crypto";
import type { Database } from "#provider/database/engine/connection.ts";
import { users } from "#provider/database/schema/schema.ts";
import { hashPassword } from "#provider/modules/accounts/password.ts";

/** An account that can log in. */
export interface Account {
  userId: string;
  email: string;
  password: string;
}

/** Inserts an account with a password. */
export async function insertAccount(database: Database, role: "member" | "admin"): Promise<Account> {
  const [userId, password] = [randomUUID(), "Right-horse-7"];
  const email = `${userId}@example.com`;
  const passwordHash = await hashPassword(password);
  await database.insert(users).values({ id: userId, email, name: "Mary Major", role, passwordHash });
  return { userId, email, password };
}
