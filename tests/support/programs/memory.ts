import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/** By how many megabytes a process held more at some moment of `work` than when it began (Linux only). */
export async function peakGrowth(pid: number, work: () => Promise<void>): Promise<number> {
  await untilIdle(pid);
  // Makes the peak forget what came before, such as the process's start.
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  const before = await memoryOf(pid, "VmRSS");
  await work();
  return (await memoryOf(pid, "VmHWM")) - before;
}

const window = 250;
const mostWindows = 80;

/** A process that has just started still compiles and collects, which takes memory of its own. */
async function untilIdle(pid: number): Promise<void> {
  let before = await ticksOf(pid);
  for (let windows = 0; windows < mostWindows; windows += 1) {
    await setTimeout(window);
    const after = await ticksOf(pid);
    // A hundredth of a second each; timers of its own may take two.
    if (after - before <= 2) return;
    before = after;
  }
}

/** Processor time a process has had, in hundredths of a second (proc(5): utime and stime). */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return Number(utime) + Number(stime);
}

async function memoryOf(pid: number, field: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
}
