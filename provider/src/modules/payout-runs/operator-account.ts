import { type RailKey, rails } from "#contract/payout-runs/rails.ts";
import { readIban } from "#contract/text/input/iban.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { findIssuer } from "../invoices/issuer.ts";
import type { OperatorAccount } from "./rails/rail.ts";

/**
 * Returns the bank account that pays by a rail: the one of the billing settings. `null` if what the rail's file
 * names isn't entered yet.
 */
export async function findOperatorAccount(
  queryable: Queryable,
  rail: RailKey,
): Promise<OperatorAccount | null> {
  const { name, bank, iban, bic, achRouting, achCompanyId } = await findIssuer(queryable);
  if (name === "") return null;
  const ach =
    achRouting && achCompanyId ? { bank, routingNumber: achRouting, companyId: achCompanyId } : null;
  const isComplete = rails[rail].originator === "ach" ? ach !== null : readIban(iban).ok;
  return isComplete ? { name, iban, bic, ach } : null;
}
