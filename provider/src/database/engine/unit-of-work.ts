import type { Database, Transaction } from "./connection.ts";

type Effect = () => void | Promise<void>;

/** One transaction, and effects that must wait for its commit (socket events, disconnects). */
export interface UnitOfWork {
  tx: Transaction;
  afterCommit: (effect: Effect) => void;
}

/**
 * Runs `work` in one transaction, so that state, ledger, audit log and notification are committed together
 * (M3). Effects run in order after the commit; their errors go to `onEffectError` and can't undo it.
 */
export async function inTransaction<T>(
  database: Database,
  work: (unit: UnitOfWork) => Promise<T>,
  onEffectError: (error: unknown) => void = () => undefined,
): Promise<T> {
  const effects: Effect[] = [];
  const result = await database.transaction((tx) =>
    work({ tx, afterCommit: (effect) => effects.push(effect) }),
  );
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      onEffectError(error);
    }
  }
  return result;
}
