/** Findings of one attack. */
export interface Tally {
  done: number;
  /** Acknowledged by a program but missing afterwards. */
  lost: number;
  /** Present more often than requested. */
  duplicated: number;
  /** Responses with 500 or above, except those counted in `retries`. */
  serverErrors: number;
  /** Responses with 408, 503 or 504, which were retried. */
  retries: number;
  /**
   * The longest wait for a response in milliseconds. In attacks that kill programs, the longest time from a
   * kill to the next response.
   */
  longestOutage: number;
  /**
   * Whether every wait counts as an outage. False for rapid kills, because several may hit the same request.
   */
  countsWaits: boolean;
  /** Other events and how often they happened. */
  notes: Map<string, number>;
}

export function emptyTally(): Tally {
  return {
    done: 0,
    lost: 0,
    duplicated: 0,
    serverErrors: 0,
    retries: 0,
    longestOutage: 0,
    countsWaits: true,
    notes: new Map(),
  };
}

/** Records how long something was unavailable, in milliseconds. */
export function recordOutage(tally: Tally, milliseconds: number): void {
  tally.longestOutage = Math.max(tally.longestOutage, milliseconds);
}

/** Counts an event for the notes below the table. */
export function addNote(tally: Tally, text: string, times = 1): void {
  tally.notes.set(text, (tally.notes.get(text) ?? 0) + times);
}

/** Records and prints lost or duplicated items. */
export function addFinding(tally: Tally, kind: "lost" | "duplicated", what: string, count = 1): void {
  if (count <= 0) return;
  tally[kind] += count;
  addNote(tally, `${kind}: ${what}`);
}
