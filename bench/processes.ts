import { readdirSync, readFileSync } from "node:fs";

/** A program the launcher runs, as Linux tells of it. */
export interface Process {
  pid: number;
}

// Linux counts a process' time in hundredths of a second and its memory in pages of 4 KiB.
const millisecondsPerTick = 10;
const pageSize = 4096;

/**
 * The program of a launcher whose command line has these words.
 * @throws Error when there is none
 */
export function childOf(launcher: number, words: string): Process {
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (Number(statOf(pid)[1]) === launcher && command.includes(words)) return { pid };
    } catch {
      // It ended between the two looks.
    }
  }
  throw new Error(`no program of ${launcher} has “${words}” in its command line`);
}

/** Processor time the process took until now, all its threads, milliseconds. */
export function processorTime({ pid }: Process): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Memory the process holds now, megabytes. */
export function residentMemory({ pid }: Process): number {
  return (Number(statOf(pid)[21]) * pageSize) / 2 ** 20;
}

/** What stands after the name of the program, which may have spaces: its state is the first field. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
