import { readIban } from "#contract/text/input/iban.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { findIssuer } from "../invoices/issuer.ts";
import type { OperatorAccount } from "./rails/rail.ts";

/** Returns the bank account that pays: the one on the operator's invoices. `null` if it isn't entered yet. */
export async function findOperatorAccount(queryable: Queryable): Promise<OperatorAccount | null> {
  const { name, iban, bic } = await findIssuer(queryable);
  return name !== "" && readIban(iban).ok ? { name, iban, bic } : null;
}
