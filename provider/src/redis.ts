import { Redis } from "ioredis";

/**
 * Connects to Redis. Later, while Redis is away, commands fail at once instead of piling up, and the
 * connection is sought again for ever.
 * @throws Error when Redis cannot be reached now.
 */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
    // Redis before 7.2 refuses to be told a client's name and version, which would look like a fault.
    disableClientInfo: true,
  });
  let problem: Error | undefined;
  redis.on("error", (error: Error) => {
    problem ??= error;
  });
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    // `connect` itself only says that the connection is closed.
    throw problem ?? error;
  }
}
