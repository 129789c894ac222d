import { createAdapter } from "@socket.io/redis-adapter";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";

/**
 * Creates the adapter that sends events to the other processes, on its own two connections. While Redis is
 * unavailable, this process continues to serve its own sockets.
 */
export function createRedisFanOut(redis: Redis, log: FastifyBaseLogger) {
  const publisher = redis.duplicate();
  // Subscribing waits for Redis without a limit, because nothing would handle a rejection.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  for (const client of [publisher, subscriber]) {
    client.on("error", (error) => log.warn({ err: error }, "realtime Redis"));
    handleRejections(client, log);
  }
  return {
    adapter: createAdapter(publisher, subscriber, {
      key: `${redis.options.keyPrefix ?? ""}socket.io`,
      requestsTimeout: 1_000,
    }),
    close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

// Handles rejected commands. The adapter awaits none of its commands, so an unhandled rejection would end the
// process. All pending commands are rejected when the provider stops.
function handleRejections(client: Redis, log: FastifyBaseLogger): void {
  const send = client.sendCommand.bind(client);
  client.sendCommand = (command, stream) => {
    command.promise.catch((error: unknown) => {
      log.warn({ err: error }, "realtime events are cut off from the other processes");
    });
    return send(command, stream);
  };
}
