import type { Database, Transaction } from "./connection.ts";

type Effect = () => void | Promise<void>;

/** One transaction, and what must happen only once it is committed (socket events, disconnects). */
export interface UnitOfWork {
  tx: Transaction;
  afterCommit: (effect: Effect) => void;
}

/**
 * Runs `work` in one transaction: state, ledger, audit and notification stand or fall together (M3). Effects
 * run in order after the commit and can no longer undo it: what one throws goes to `onEffectError`.
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
