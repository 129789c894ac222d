import type { NetworkHealth } from "#contract/overview/admin-overview.ts";
import type { Tone } from "~/components/ui/tone";

const silentAfter = 3 * 24 * 60 * 60 * 1000;

export type HealthLevel = "paused" | "quarantine" | "silent" | "fine";
export const healthTones: Record<HealthLevel, Tone> = {
  paused: "neutral",
  quarantine: "warning",
  silent: "danger",
  fine: "success",
};

/** Returns a network's health: `silent` if it has clicks but hasn't reported anything for three days. */
export function healthOf(
  { status, clicks, lastReportAt, quarantined }: NetworkHealth,
  now: number,
): HealthLevel {
  const isSilent = lastReportAt === null || now - Date.parse(lastReportAt) > silentAfter;
  if (status === "paused") return "paused";
  if (isSilent && clicks > 0) return "silent";
  return quarantined > 0 ? "quarantine" : "fine";
}
