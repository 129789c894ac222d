import { cpus, release, totalmem, type } from "node:os";

/** Describes the machine in one line. The absolute figures mean nothing without it. */
export function machineLine(chromium: string): string {
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const processor = `${processors.length} × ${processors[0]?.model.trim() ?? "unknown processor"}`;
  return [processor, memory, `${type()} ${release()}`, `Node ${process.versions.node}`, chromium].join(" · ");
}
