import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";

/** Why the bank didn't pay and what the member can do. */
export const paymentFailures: Record<PaymentFailure, string> = {
  account_wrong: "The account number is wrong. Check it and add the payout method again.",
  account_closed: "The account is closed. Add another account.",
  account_blocked: "The account is blocked. Ask your bank or add another account.",
  not_accepted: "This account doesn’t accept payments of this kind. Add another account.",
  name_mismatch:
    "The account holder’s name doesn’t match the account. Add it again with the name your bank knows.",
  bank_unreachable: "The bank can’t be reached by this kind of payment. Add an account at another bank.",
  duplicate: "The bank took it for a payment it had already made. You can request it again.",
  details_missing: "The bank needs more details about you. Ask your bank or add another account.",
  not_claimed:
    "The money wasn’t claimed at PayPal within 30 days. Check the address and add the payout method again.",
  unspecified: "The bank gave no reason. Ask your bank before you try again.",
};
