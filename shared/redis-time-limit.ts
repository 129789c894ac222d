import type { Redis } from "ioredis";
import { startTimeout } from "./stall-tolerant-timeout.ts";

/**
 * Fails commands of a connection that Redis doesn't answer within `milliseconds`. Unlike ioredis'
 * `commandTimeout`, it first reads the answers that arrived while this process was busy, so that a stall
 * doesn't fail all commands in flight.
 */
export function limitCommandTime(redis: Redis, milliseconds: number): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const cancel = startTimeout(milliseconds, () => command.reject(new Error("Redis takes too long")));
    command.promise.then(cancel, cancel);
    return send(command, stream);
  };
}
