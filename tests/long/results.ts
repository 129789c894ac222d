import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emptyTally, type Tally } from "./tally.ts";

/** Totals of all runs of one attack. */
export interface Result {
  tally: Tally;
  runs: number;
  seconds: number;
}

/** Stores results in one file per attack, so that concurrent runs don't overwrite each other. */
export function storedResults(folder: string) {
  const fileOf = (name: string) => path.join(folder, `${name}.json`);

  function read(name: string): Result {
    try {
      const { tally, ...rest } = JSON.parse(readFileSync(fileOf(name), "utf8")) as StoredResult;
      return { ...rest, tally: { ...emptyTally(), ...tally, notes: new Map(tally.notes) } };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      return { tally: emptyTally(), runs: 0, seconds: 0 };
    }
  }

  return {
    read,

    /** Adds a run's findings to earlier ones, or replaces them if `replace`. */
    add(name: string, tally: Tally, seconds: number, replace = false): void {
      const before = replace ? { tally: emptyTally(), runs: 0, seconds: 0 } : read(name);
      const result = {
        tally: { ...sumOf(before.tally, tally), notes: [...notesOf(before.tally, tally)] },
        runs: before.runs + 1,
        seconds: before.seconds + seconds,
      };
      mkdirSync(folder, { recursive: true });
      const temporaryFile = `${fileOf(name)}.${process.pid}`;
      writeFileSync(temporaryFile, `${JSON.stringify(result, null, 2)}\n`);
      renameSync(temporaryFile, fileOf(name));
    },

    /** Resets an attack to nothing done. */
    forget(name: string): void {
      rmSync(fileOf(name), { force: true });
    },
  };
}

interface StoredResult extends Omit<Result, "tally"> {
  tally: Omit<Tally, "notes"> & { notes: [string, number][] };
}

function sumOf(first: Tally, second: Tally): Tally {
  return {
    ...first,
    done: first.done + second.done,
    lost: first.lost + second.lost,
    duplicated: first.duplicated + second.duplicated,
    serverErrors: first.serverErrors + second.serverErrors,
    retries: first.retries + second.retries,
    longestOutage: Math.max(first.longestOutage, second.longestOutage),
  };
}

function notesOf(first: Tally, second: Tally): Map<string, number> {
  const notes = new Map(first.notes);
  for (const [text, times] of second.notes) notes.set(text, (notes.get(text) ?? 0) + times);
  return notes;
}
