import { readdirSync, readFileSync } from "node:fs";

/** A program the launcher runs, as seen in /proc. */
export interface Process {
  pid: number;
}

// Linux counts a process's time in hundredths of a second and its memory in pages of 4 KiB.
const millisecondsPerTick = 10;
const pageSize = 4096;

/**
 * Returns the launcher's child process whose command line contains these words.
 * @throws Error if there is none
 */
export function childOf(launcher: number, words: string): Process {
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (Number(statOf(pid)[1]) === launcher && command.includes(words)) return { pid };
    } catch {
      // The process ended between listing and reading.
    }
  }
  throw new Error(`no program of ${launcher} has “${words}” in its command line`);
}

/** Returns the processor time of all threads since the process started, in milliseconds. */
export function processorTime({ pid }: Process): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Returns the resident memory in megabytes. */
export function residentMemory({ pid }: Process): number {
  return (Number(statOf(pid)[21]) * pageSize) / 2 ** 20;
}

/** Returns the fields after the program's name, which may contain spaces. The first is the process state. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
