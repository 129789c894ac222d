import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { dayIn } from "#shared/time-zone.ts";

/** The list of the member's own security events, newest first. */
export const securityLog = listScreen(listSecurityEvents, { keep: ["log"] });

const latestShown = 5;

/** Loads the complete log if the URL requests or filters it; otherwise the latest events. */
export async function loadLog(provider: ProviderClient, url: URL) {
  const { searchParams } = url;
  const isComplete = [...searchParams.keys()].some((name) => !["ask", "devices", "find"].includes(name));
  if (isComplete) return { kind: "whole" as const, list: await loadList(provider, securityLog, url) };
  const { data: events } = await provider.call(listSecurityEvents, { query: { limit: latestShown } });
  return { kind: "latest" as const, events, today: dayIn(new Date(), provider.timeZone) };
}
