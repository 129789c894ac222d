import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { normalMode, type OperationMode } from "#contract/operation/operation-mode.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { operationModes } from "../../database/schema/operation-schema.ts";
import { Problem } from "../../problem.ts";

/** In milliseconds. */
const maxAge = 1_000;
const maxWait = 1_000;
const retryAfterSeconds = { shortest: 30, usual: 60, longest: 3_600 };

/** This process's view of the operation mode. */
export interface Operation {
  /**
   * Returns the mode, which is at most a second old. If the database doesn't answer within a second, returns
   * the last known mode.
   */
  mode: () => Promise<OperationMode>;
  /** Makes the next call of `mode` read the database. */
  forget: () => void;
}

/** Reads the mode from the database, at most once a second for all requests and workers of the process. */
export function createOperation(database: Database): Operation {
  let lastKnownMode = normalMode;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  // The mode is read for all requests, so the query must not run in the context of the request that starts it.
  const outsideRequests = AsyncLocalStorage.snapshot();

  async function read(): Promise<void> {
    const startedAt = performance.now();
    try {
      lastKnownMode = await readMode(database);
    } catch {
      // Keeps the last known mode, because nothing can be changed without a database anyway. The mode is read
      // again after a second.
    }
    readAt = startedAt;
    reading = undefined;
  }
  return {
    async mode() {
      if (performance.now() - readAt < maxAge) return lastKnownMode;
      reading ??= outsideRequests(read);
      await Promise.race([reading, delay(maxWait, undefined, { ref: false })]);
      return lastKnownMode;
    },
    forget() {
      readAt = -Infinity;
    },
  };
}

/** Returns the stored mode. */
export async function readMode(queryable: Queryable): Promise<OperationMode> {
  const [row] = await queryable.select().from(operationModes);
  if (!row) return normalMode;
  const { state, messages, until } = row;
  return { state, messages, until: until?.toISOString() ?? null };
}

/** Stores the mode for all processes, which follow within a second. */
export async function writeMode(
  queryable: Queryable,
  { state, messages, until }: OperationMode,
  changedAt: Date,
): Promise<void> {
  const values = { state, messages, until: until === null ? null : new Date(until), changedAt };
  await queryable
    .insert(operationModes)
    .values(values)
    .onConflictDoUpdate({ target: operationModes.id, set: values });
}

/** Returns the error for a call that the mode doesn't permit, with the seconds after which to retry. */
export function modeError({ state, until }: OperationMode, now: Date): Problem {
  const { shortest, usual, longest } = retryAfterSeconds;
  const remaining = until === null ? 0 : Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  const seconds = remaining > 0 ? Math.min(longest, Math.max(shortest, remaining)) : usual;
  return new Problem(503, state === "maintenance" ? "maintenance" : "read_only", {
    headers: { "retry-after": String(seconds) },
  });
}
