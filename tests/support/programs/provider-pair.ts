import { openTestPostgres } from "../databases/databases.ts";
import { startTestProvider, type TestProvider } from "./provider.ts";
import { openTestRedis } from "../databases/redis.ts";
import { listen } from "../proxies/sockets.ts";

interface Instance {
  provider: TestProvider;
  origin: string;
}

/** Starts two listening providers that share only one PostgreSQL database and one Redis. */
export async function startProviderPair(
  parts: { clock?: () => Date; environment?: Record<string, string> } = {},
) {
  const database = await openTestPostgres();
  const redis = openTestRedis();
  async function start(): Promise<Instance> {
    const provider = await startTestProvider({ connection: database, redis: redis.redis, ...parts });
    return { provider, origin: await listen(provider) };
  }
  const instances: [Instance, Instance] = [await start(), await start()];
  return {
    instances,
    database,
    async close() {
      for (const { provider } of instances) await provider.close();
      await redis.close();
      await database.close();
    },
  };
}
