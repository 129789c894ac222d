/** Why a bank didn’t pay, as shown to staff. Members see the texts of `withdrawals`. */
export const texts = {
  account_wrong: "Wrong account number",
  account_closed: "Account closed",
  account_blocked: "Account blocked",
  not_accepted: "Account doesn’t take such payments",
  name_mismatch: "Name doesn’t match",
  bank_unreachable: "Bank can’t be reached",
  duplicate: "Taken for a duplicate",
  details_missing: "Bank needs more details",
  not_claimed: "Not claimed within 30 days",
  unspecified: "No reason given",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "payment-failures": typeof texts;
  }
}
