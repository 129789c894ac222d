import type { z } from "zod";
import type { changeOperationMode, OperationMode } from "#contract/operation/operation-mode.ts";
import type { Database } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { readMode, writeMode } from "./mode.ts";

/** The new mode that a person chose. */
type ModeInput = z.output<typeof changeOperationMode.body>;

/** Returns the mode that results from an input at a given time. */
export function modeOf({ state, messages, minutes }: ModeInput, at: Date): OperationMode {
  const until = minutes === null ? null : new Date(at.getTime() + minutes * 60_000).toISOString();
  return { state, messages, until };
}

/** Switches the mode from the server's command line, with its entry in the activity log. */
export async function switchByOperator(database: Database, input: ModeInput, at: Date): Promise<void> {
  await inTransaction(database, async (unit) => {
    const before = await readMode(unit.tx);
    const mode = modeOf(input, at);
    await writeMode(unit.tx, mode, at);
    await recordActivity(unit, {
      at,
      actor: { userId: null, email: "operator" },
      action: "operation.switch",
      object: { type: "operation-mode", id: mode.state, label: mode.state },
      before: { ...before },
      after: { ...mode },
      request: null,
    });
  });
}
