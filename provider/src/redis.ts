import { Redis } from "ioredis";

/**
 * Connects to Redis. During a later outage, commands fail immediately instead of waiting in a queue, and the
 * client keeps trying to reconnect. @throws Error if Redis can't be reached now
 */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
    // Redis before 7.2 rejects a client's name and version, which would look like an error.
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
    // The error of `connect` itself only says that the connection is closed.
    throw problem ?? error;
  }
}
