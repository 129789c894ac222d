import { stringify } from "csv-stringify/sync";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import { sepaSpelling } from "#contract/text/input/account-holder.ts";
import { excludeFromSepa } from "../iban-account.ts";
import type { Rail } from "../rail.ts";

const header = [
  "name",
  "recipientEmail",
  "paymentReference",
  "receiverType",
  "amountCurrency",
  "amount",
  "sourceCurrency",
  "targetCurrency",
  "IBAN",
];

/** A batch of Wise transfers to accounts in euros. The amount is debited in the accounts' currency. */
export const wiseRail: Rail = {
  fileType: () => ({ mediaType: "text/csv", extension: "csv" }),
  exclude: excludeFromSepa,
  executionDay: () => null,
  write: ({ payments, currency }) =>
    stringify([
      header,
      ...payments.map(({ reference, net, details }) => {
        if (details.kind !== "bank_transfer") throw new Error(`${reference} has no bank account`);
        const amount = toMajorUnits(net, currency);
        const name = sepaSpelling(details.holder);
        return [name, "", reference, "PRIVATE", "source", amount, currency, "EUR", details.iban];
      }),
    ]),
};
