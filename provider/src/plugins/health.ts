import { sql } from "drizzle-orm";
import fp from "fastify-plugin";

const patience = 2_000;

/** `/healthz`: the process answers. `/readyz`: what it depends on answers too, else 503 (design §5). */
export const health = fp(function health(app) {
  const options = {
    config: { rateLimit: false as const },
    logLevel: "warn" as const,
    schema: { hide: true },
  };

  app.get("/healthz", options, () => ({ status: "ok" }));

  app.get("/readyz", options, async (_request, reply) => {
    const [database, redis] = await Promise.all([
      answers(app.database.execute(sql`select 1`)),
      app.redis ? answers(app.redis.ping()) : undefined,
    ]);
    const isReady = database && redis !== false;
    reply.status(isReady ? 200 : 503);
    return { status: isReady ? "ready" : "unavailable", checks: { database, redis } };
  });
});

/** Whether a dependency answers before the patience ends. */
async function answers(question: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const asked = Promise.resolve(question).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}
