/** What one attack came to. */
export interface Tally {
  done: number;
  /** Acknowledged by a program and not there afterwards. */
  lost: number;
  /** There more often than it was asked for. */
  doubled: number;
  /** Answers from 500 on that are none of `refused`. */
  serverErrors: number;
  /** Answers of 408, 503 and 504: told to come again, and answered later. */
  refused: number;
  /** The longest anyone waited for an answer, in milliseconds; of kills, the longest until the first answer after. */
  longestOutage: number;
  /** Whether each who waits counts as an outage: not where one kill follows the other, and one may be hit by many. */
  countsWaits: boolean;
  /** What else happened, and how often. */
  notes: Map<string, number>;
}

export function emptyTally(): Tally {
  return {
    done: 0,
    lost: 0,
    doubled: 0,
    serverErrors: 0,
    refused: 0,
    longestOutage: 0,
    countsWaits: true,
    notes: new Map(),
  };
}

/** Notes how long something was out of service, in milliseconds. */
export function outage(tally: Tally, milliseconds: number): void {
  tally.longestOutage = Math.max(tally.longestOutage, milliseconds);
}

/** Counts something worth a word behind the table. */
export function note(tally: Tally, text: string, times = 1): void {
  tally.notes.set(text, (tally.notes.get(text) ?? 0) + times);
}

/** Adds a finding of lost or doubled, and says what it is. */
export function find(tally: Tally, kind: "lost" | "doubled", what: string, count = 1): void {
  if (count <= 0) return;
  tally[kind] += count;
  note(tally, `${kind}: ${what}`);
}
