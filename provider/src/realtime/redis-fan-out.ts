import { createAdapter } from "@socket.io/redis-adapter";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";

/**
 * The adapter that carries events to the other processes, on two connections of its own.
 * While Redis is away this process goes on serving its own sockets.
 */
export function createRedisFanOut(redis: Redis, log: FastifyBaseLogger) {
  const publisher = redis.duplicate();
  // Subscribing waits for Redis however long it takes: a refusal would have no handler.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  for (const client of [publisher, subscriber]) {
    client.on("error", (error) => log.warn({ err: error }, "realtime Redis"));
    handleRefusals(client, log);
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

// The adapter awaits nothing it sends: a refusal would end the process as an unhandled rejection, and
// every command on its way when the provider stops is refused.
function handleRefusals(client: Redis, log: FastifyBaseLogger): void {
  const send = client.sendCommand.bind(client);
  client.sendCommand = (command, stream) => {
    command.promise.catch((error: unknown) => {
      log.warn({ err: error }, "realtime events are cut off from the other processes");
    });
    return send(command, stream);
  };
}
