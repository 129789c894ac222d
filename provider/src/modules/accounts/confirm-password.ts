import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import { verifyPassword } from "./password.ts";

type App = Pick<FastifyInstance, "database" | "guessLimits">;

const queue = new Map<string, Promise<void>>();

/**
 * Verifies a signed-in member's password. Call it before opening a transaction: it takes tens of milliseconds,
 * during which no lock should be held.
 * @throws Problem 422 `wrong_password` at field `password`, 429 after too many guesses
 */
export async function confirmPassword(app: App, userId: string, password: string): Promise<void> {
  // Checks run one after the other per user: a form submitted twice must not count as several guesses, and
  // guesses must not run in parallel.
  const turn = (queue.get(userId) ?? Promise.resolve()).then(() => confirm(app, userId, password));
  const settled = turn
    .catch(() => undefined)
    .finally(() => {
      if (queue.get(userId) === settled) queue.delete(userId);
    });
  queue.set(userId, settled);
  await turn;
}

async function confirm(app: App, userId: string, password: string): Promise<void> {
  await app.guessLimits.take("confirmation", userId);
  const [user] = await app.database
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await verifyPassword(user?.hash, password))) {
    throw new Problem(422, "wrong_password", { fields: { password: ["wrong_password"] } });
  }
  await app.guessLimits.forget("confirmation", userId);
}
