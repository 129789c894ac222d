import { type RailKey, rails } from "#contract/payout-runs/rails.ts";
import { sepaSpelling } from "#contract/text/input/account-holder.ts";
import { readIban } from "#contract/text/input/iban.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { findIssuer } from "../invoices/issuer.ts";
import type { OperatorAccount } from "./rails/rail.ts";

/**
 * Returns the operator's bank account from the billing settings, in the form that a rail needs; `null` if a
 * detail is missing. A name without Latin letters counts as missing, because bank files can't contain it.
 */
export async function findOperatorAccount(
  queryable: Queryable,
  rail: RailKey,
): Promise<OperatorAccount | null> {
  const { name, bank, iban, bic, achRouting, achCompanyId } = await findIssuer(queryable);
  if (!/[A-Za-z]/.test(sepaSpelling(name))) return null;
  const ach =
    achRouting && achCompanyId ? { bank, routingNumber: achRouting, companyId: achCompanyId } : null;
  const isComplete = rails[rail].originator === "ach" ? ach !== null : readIban(iban).ok;
  return isComplete ? { name, iban, bic, ach } : null;
}
