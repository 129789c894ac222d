import type { NetworkHealth } from "#contract/admin-overview.ts";
import type { Tone } from "~/components/ui/tone";

const silentAfter = 3 * 24 * 60 * 60 * 1000;

export type HealthLevel = "paused" | "quarantine" | "silent" | "fine";
export const healthTones: Record<HealthLevel, Tone> = {
  paused: "neutral",
  quarantine: "warning",
  silent: "danger",
  fine: "success",
};

/** How a network does: it is silent when members go there and it has reported nothing for three days. */
export function healthOf(
  { status, clicks, lastReportAt, quarantined }: NetworkHealth,
  now: number,
): HealthLevel {
  const isSilent = lastReportAt === null || now - Date.parse(lastReportAt) > silentAfter;
  if (status === "paused") return "paused";
  if (isSilent && clicks > 0) return "silent";
  return quarantined > 0 ? "quarantine" : "fine";
}
