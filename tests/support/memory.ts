import { readFile, writeFile } from "node:fs/promises";

/** By how many megabytes a process held more at some moment of `work` than when it began (Linux only). */
export async function peakGrowth(pid: number, work: () => Promise<void>): Promise<number> {
  // Makes the peak forget what came before, such as the process's start.
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  const before = await memoryOf(pid, "VmRSS");
  await work();
  return (await memoryOf(pid, "VmHWM")) - before;
}

async function memoryOf(pid: number, field: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
}
