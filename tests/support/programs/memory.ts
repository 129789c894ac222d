import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/**
 * Returns by how many megabytes a process's peak memory during `work` exceeded its memory before (Linux only).
 */
export async function peakGrowth(pid: number, work: () => Promise<void>): Promise<number> {
  await untilIdle(pid);
  // Resets the peak, so that start-up doesn't count.
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  const before = await memoryOf(pid, "VmRSS");
  await work();
  return (await memoryOf(pid, "VmHWM")) - before;
}

const window = 250;
const maxWindows = 80;

/**
 * Waits until a new process is idle: after the start it still compiles and collects garbage, which takes
 * memory.
 */
async function untilIdle(pid: number): Promise<void> {
  let before = await ticksOf(pid);
  for (let windows = 0; windows < maxWindows; windows += 1) {
    await setTimeout(window);
    const after = await ticksOf(pid);
    // Two hundredths of a second are allowed, because the process's own timers may use them.
    if (after - before <= 2) return;
    before = after;
  }
}

/** Returns a process's processor time in hundredths of a second (proc(5): utime and stime). */
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
