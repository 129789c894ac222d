import type { CallData } from "#contract/calls/call.ts";
import {
  maxPreviewRows,
  type PayoutSelection,
  type previewPayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { type RailKey, type RailProfile, rails } from "#contract/payout-runs/rails.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import type { PayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { findPaypal } from "../payout-services/repository.ts";
import { findCandidates } from "./candidates.ts";
import { findOperatorAccount } from "./operator-account.ts";

/** Returns the payments that a run would contain now, and those it would leave out. Changes nothing. */
export async function previewRun(
  queryable: Queryable,
  selection: PayoutSelection,
  context: { cipher: PayoutDetailsCipher; currency: string; at: Date; viewer: string },
): Promise<CallData<typeof previewPayoutRun>> {
  const candidates = await findCandidates(queryable, selection, context);
  const included = candidates.filter(({ exclusion }) => exclusion === null);
  const excluded = candidates.flatMap(({ exclusion, ...row }) =>
    exclusion === null ? [] : { ...row, exclusion },
  );
  const sum = (part: "net" | "fee") =>
    toWire(included.reduce((total, { withdrawal }) => total + withdrawal[part], 0n));
  const lacksAccount =
    rails[selection.rail].originator && !(await findOperatorAccount(queryable, selection.rail));
  return {
    currency: context.currency,
    rail: selection.rail,
    count: included.length,
    net: sum("net"),
    fee: sum("fee"),
    included: included.slice(0, maxPreviewRows).map(({ withdrawal, member }) => ({
      id: withdrawal.id,
      reference: withdrawal.reference,
      member,
      account: withdrawal.methodMasked,
      net: toWire(withdrawal.net),
    })),
    excluded: excluded.slice(0, maxPreviewRows).map(({ withdrawal, member, exclusion }) => ({
      id: withdrawal.id,
      reference: withdrawal.reference,
      member,
      net: toWire(withdrawal.net),
      reason: exclusion,
    })),
    excludedCount: excluded.length,
    problem: lacksAccount ? "account_missing" : null,
    profiles: await findProfiles(queryable, selection.rail),
  };
}

/** Returns the formats of a rail that can be chosen now, the default first. A connected API comes first. */
async function findProfiles(queryable: Queryable, rail: RailKey): Promise<RailProfile[]> {
  const profiles: readonly RailProfile[] = rails[rail].profiles;
  if (!profiles.includes("api")) return [...profiles];
  const files = profiles.filter((profile) => profile !== "api");
  return (await findPaypal(queryable)) ? ["api", ...files] : files;
}
