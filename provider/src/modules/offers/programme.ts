import { eq } from "drizzle-orm";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { beginsWithProgramme, programmeProblem } from "#contract/networks/tracking-template.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { requireStepUp } from "../../plugins/step-up.ts";
import type { OfferAction } from "./decide.ts";

/**
 * Returns a network's tracking URL and locks it until the transaction ends; undefined if the network doesn't
 * exist.
 */
export async function lockTrackingUrl(tx: Transaction, network: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ trackingUrl: networks.trackingUrl })
    .from(networks)
    .where(eq(networks.key, network))
    .for("share");
  return row?.trackingUrl;
}

/** Validates an offer's programme against the network's tracking URL. Returns the errors by input. */
export function validateProgramme(trackingUrl: string, programme: string | null): Record<string, ErrorKey[]> {
  const problem = programmeProblem(trackingUrl, programme);
  return problem ? { programme: [problem] } : {};
}

/**
 * Requires a step-up for a programme with its own link, as it determines where clicks lead, like the network's
 * tracking URL.
 * @throws Problem as `requireStepUp` does
 */
export async function requireStepUpForLink(
  { environment, tx, request }: OfferAction,
  trackingUrl: string,
): Promise<void> {
  if (beginsWithProgramme(trackingUrl)) await requireStepUp({ environment, database: tx }, request);
}
