import { sql } from "drizzle-orm";
import fp from "fastify-plugin";
import type { Connection } from "../database/engine/connection.ts";
import { hasRoom } from "#shared/disk-space.ts";

const timeout = 2_000;

/**
 * Registers `/healthz`, which responds while the process runs, and `/readyz`, which responds 503 if a
 * dependency is unavailable, another version changed the database, or the disk is full.
 */
export const health = fp<Pick<Connection, "countUnknownMigrations">>(function health(app, connection) {
  const options = {
    config: { rateLimit: false as const, during: "always" as const },
    logLevel: "warn" as const,
    schema: { hide: true },
  };

  app.get("/healthz", options, () => ({ status: "ok" }));

  app.get("/readyz", options, async (_request, reply) => {
    const [database, schema, redis, disk] = await Promise.all([
      respondsInTime(app.database.execute(sql`select 1`)),
      respondsInTime(hasOnlyKnownMigrations(connection)),
      app.redis ? respondsInTime(app.redis.ping()) : undefined,
      hasRoom(app.environment.DATA_DIR),
    ]);
    const isReady = database && schema && redis !== false && disk;
    reply.status(isReady ? 200 : 503);
    if (!isReady) reply.header("retry-after", "1");
    return { status: isReady ? "ready" : "unavailable", checks: { database, schema, redis, disk } };
  });
});

async function hasOnlyKnownMigrations({
  countUnknownMigrations,
}: Pick<Connection, "countUnknownMigrations">) {
  if ((await countUnknownMigrations()) > 0) throw new Error("Another version changed the database");
}

/** Returns whether a dependency responds within the timeout. */
async function respondsInTime(question: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout);
  });
  const check = Promise.resolve(question).then(
    () => true,
    () => false,
  );
  return Promise.race([check, timedOut]).finally(() => clearTimeout(timer));
}
