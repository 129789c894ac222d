import { z } from "zod";
import { userStatus } from "../accounts/admin-users.ts";
import { defineCall } from "../calls/call.ts";
import { anyOf, searchText } from "../calls/list.ts";
import { claimState } from "../claims/claims.ts";
import { invoiceState } from "../invoices/invoices.ts";
import { leadState } from "../leads/leads.ts";
import { currency, minorUnits } from "../money/money.ts";
import { offerState } from "../offers/admin-offers.ts";
import { id } from "../text/identifiers.ts";
import { recordKinds, recordPermissions } from "./record-kinds.ts";
import { withdrawalState } from "../withdrawals/withdrawals.ts";

const common = {
  id,
  /** Identifies the record for staff: a member's name, a reference or number, an offer's store. */
  title: z.string(),
  /** The record's owner: an email address, a member, a store or a network. */
  about: z.array(z.string()),
};
const money = { amount: minorUnits, currency };

const recordMatch = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("member"), ...common, state: userStatus }),
  z.object({ kind: z.literal("withdrawal"), ...common, ...money, state: withdrawalState }),
  z.object({ kind: z.literal("purchase"), ...common, ...money, state: leadState }),
  z.object({ kind: z.literal("invoice"), ...common, ...money, state: invoiceState }),
  z.object({ kind: z.literal("claim"), ...common, ...money, state: claimState }),
  z.object({ kind: z.literal("offer"), ...common, state: offerState }),
]);
export type RecordMatch = z.infer<typeof recordMatch>;

/** A record as `kind:id`, such as `member:018f…`. */
export const recordKey = z.string().regex(new RegExp(`^(${recordKinds.join("|")}):[A-Za-z0-9_-]{1,64}$`));

export const searchRecords = defineCall("GET", "/v1/admin/search", {
  summary:
    "Search records by `q` (two or more characters) or retrieve those of `keys`; returns at most five of each kind the caller may list",
  permission: Object.values(recordPermissions),
  query: z.object({ q: searchText, keys: anyOf(recordKey) }),
  data: z.array(recordMatch),
});
