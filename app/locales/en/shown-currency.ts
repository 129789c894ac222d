export const texts = {
  note: "≈ At the rate of {{date}}, for orientation. Withdrawals are paid in {{currency}}.",
  noteFrom: "≈ At the rate of {{date}} ({{source}}), for orientation. Withdrawals are paid in {{currency}}.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "shown-currency": typeof texts;
  }
}
