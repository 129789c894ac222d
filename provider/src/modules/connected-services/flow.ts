import { createHash, hkdfSync } from "node:crypto";
import { lte } from "drizzle-orm";
import { z } from "zod";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { usedServiceFlows } from "../../database/schema/connected-service-schema.ts";
import { Problem } from "../../problem.ts";
import { openText, sealText } from "../../sealed-text.ts";

/** Milliseconds a user has to complete the login at the service. */
const lifetime = 10 * 60 * 1000;
const label = "service flow";

/** The purpose of a flow. An answer for one purpose is invalid for another. */
export type FlowUse = { purpose: "login" } | { purpose: "connect"; userId: string; sessionId: string };

const shape = z.object({
  service: z.string(),
  /** What the flow may be used for: its purpose and, for `connect`, the member's session. */
  use: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  end: z.number(),
});
type StoredFlow = z.infer<typeof shape>;
/** The values that verify a service's answer. */
export type Flow = Pick<StoredFlow, "service" | "state" | "nonce" | "verifier">;

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "cashlane service flow", 32));
}

function nameOf(use: FlowUse): string {
  return use.purpose === "login" ? "login" : `connect ${use.userId} ${use.sessionId}`;
}

/** Encrypts a flow. Only the browser stores it, so that flows started by strangers fill no table. */
export function sealFlow(secret: string, flow: Flow, use: FlowUse, now: Date): string {
  const stored: StoredFlow = { ...flow, use: nameOf(use), end: now.getTime() + lifetime };
  return sealText(keyFrom(secret), JSON.stringify(stored), label);
}

/**
 * Decrypts a flow, verifies its purpose and lifetime, and consumes it, whatever the outcome.
 * @throws Problem 410 `service_over`
 */
export async function consumeFlow(
  queryable: Queryable,
  secret: string,
  { sealed, use, now }: { sealed: string; use: FlowUse; now: Date },
): Promise<Flow> {
  const stored = open(secret, sealed);
  if (!stored || stored.use !== nameOf(use) || stored.end <= now.getTime())
    throw new Problem(410, "service_over");
  const rows = await queryable
    .insert(usedServiceFlows)
    .values({
      hash: createHash("sha256").update(stored.state).digest("base64url"),
      expiresAt: new Date(stored.end),
    })
    .onConflictDoNothing()
    .returning({ hash: usedServiceFlows.hash });
  if (rows.length === 0) throw new Problem(410, "service_over");
  return stored;
}

/** Deletes consumed flows that have expired. */
export async function pruneServiceFlows(database: Database, now: Date): Promise<void> {
  await database.delete(usedServiceFlows).where(lte(usedServiceFlows.expiresAt, now));
}

function open(secret: string, sealed: string): StoredFlow | undefined {
  try {
    return shape.parse(JSON.parse(openText(keyFrom(secret), sealed, label)));
  } catch {
    return undefined;
  }
}
