import { addNote, type Tally } from "./tally.ts";

/** Counts calls by status code, to reveal a run in which all calls were refused early and nothing was tested. */
export class Outcomes {
  readonly #counts = new Map<string, number>();

  count(status: number): void {
    const name = status === 401 ? "401" : `${Math.floor(status / 100)}xx`;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Adds the counts to the notes below the table, as counts of `what`. */
  report(tally: Tally, what: string): void {
    for (const [name, times] of [...this.#counts].sort()) addNote(tally, `${what} answered ${name}`, times);
  }
}
