export const texts = {
  gap: "Statements {{from}} to {{to}} of account {{account}} are missing. Upload them, too.",
  gapOne: "Statement {{from}} of account {{account}} is missing. Upload it, too.",
  unbalanced:
    "The balances of statement {{number}} of account {{account}} don’t agree with its entries. Ask your bank for it again.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "bank-statements": typeof texts;
  }
}
