import { and, eq, inArray, sql } from "drizzle-orm";
import type { OfferTerms } from "#contract/offers/offers.ts";
import type { Interpretation } from "#contract/networks/postbacks.ts";
import { comparableTransaction, readTransactionId } from "#contract/text/input/transaction-id.ts";
import { isOfferClicked } from "../../database/queries/clicked-offer.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { clicks, leads } from "../../database/schema/earning-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { offerVersions } from "../../database/schema/store-schema.ts";
import { type ClickReferences, findReported, isReported } from "./reported-click.ts";
import type { ClickRow, LeadRow } from "./repository.ts";

/** A click with the terms that the offer had when the click was made. */
export interface ClickWithTerms {
  click: ClickRow;
  terms: OfferTerms;
  /** Whether the member's account was deleted after the click. */
  isMemberDeleted: boolean;
}

/** Finds the stored clicks and leads to which a list of reports refers. */
export interface PurchaseLookup {
  click: (id: string) => ClickWithTerms | undefined;
  lead: (transaction: string) => LeadRow | undefined;
  /** Returns another purchase whose transaction id differs only in case. */
  leadInOtherCase: (transaction: string) => LeadRow | undefined;
}

/** Looks up the clicks and leads of several reports of one network together. */
export async function lookUpPurchases(
  queryable: Queryable,
  network: ClickReferences,
  reported: Interpretation[],
): Promise<PurchaseLookup> {
  const foundClicks = await findClicks(queryable, network, reported);
  // Some older transactions were stored with the leading apostrophe that spreadsheets use to mark text.
  const transactions = reported
    .map(({ transaction }) => comparableTransaction(transaction))
    .flatMap((id) => [id, `'${id}`]);
  const foundLeads = await queryable
    .select()
    .from(leads)
    .where(and(eq(leads.network, network.key), inArray(leads.transactionReference, transactions)));
  // Older transactions were stored as reported, perhaps with that apostrophe, so both forms are keys.
  const leadByTransaction = new Map([
    ...foundLeads.map((row) => [readTransactionId(row.networkTransactionId), row] as const),
    ...foundLeads.map((row) => [row.networkTransactionId, row] as const),
  ]);
  return {
    click: (id) => findReported(foundClicks, id, network),
    lead: (transaction) => leadByTransaction.get(transaction),
    leadInOtherCase: (transaction) =>
      foundLeads.find(
        (row) =>
          row.transactionReference === comparableTransaction(transaction) &&
          readTransactionId(row.networkTransactionId) !== transaction,
      ),
  };
}

async function findClicks(
  queryable: Queryable,
  network: ClickReferences,
  reported: Interpretation[],
): Promise<ClickWithTerms[]> {
  const isNamed = isReported(
    reported.map(({ click }) => click),
    network,
  );
  if (!isNamed) return [];
  return queryable
    .select({
      click: clicks,
      terms: offerVersions.terms,
      isMemberDeleted: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(clicks)
    .innerJoin(users, eq(users.id, clicks.userId))
    .innerJoin(offerVersions, isOfferClicked)
    .where(isNamed);
}
