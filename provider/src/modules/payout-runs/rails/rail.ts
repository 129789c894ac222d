import type { RailProfile } from "#contract/payout-runs/rails.ts";
import type { Exclusion } from "#contract/payout-runs/run-states.ts";
import type { PayoutDetails } from "#contract/withdrawals/payout-methods.ts";

/** One payment in a payment file. */
export interface Payment {
  /** The withdrawal's reference, by which answers of the bank are matched. */
  reference: string;
  /** In minor units, above zero. */
  net: bigint;
  details: PayoutDetails;
}

/** The operator's own bank account. */
export interface OperatorAccount {
  name: string;
  iban: string;
  /** Empty if unknown. */
  bic: string;
  /** The originator of ACH payments; `null` if it isn't entered. */
  ach: { bank: string; routingNumber: string; companyId: string } | null;
}

/** The input of a payment file. The same input gives the same bytes. */
export interface FileInput {
  /** The run's id and number. */
  id: string;
  number: number;
  profile: RailProfile;
  currency: string;
  at: Date;
  executionDay: string | null;
  /** `null` for rails that don't need one. */
  account: OperatorAccount | null;
  payments: readonly Payment[];
}

/** One way to pay a run. Its name, method and limits are in `contract/payout-runs/rails.ts`. */
export interface Rail {
  fileType: (profile: RailProfile) => { mediaType: string; extension: string };
  /** Returns why a payment can't be part of a file, or `null`. */
  exclude: (details: PayoutDetails, payment: { net: bigint; currency: string }) => Exclusion | null;
  /** Returns the day on which a file released now is executed; `null` if the file doesn't contain one. */
  executionDay: (at: Date) => string | null;
  write: (input: FileInput) => string;
}
