import { stringify } from "csv-stringify/sync";
import { toMajorUnits } from "#contract/money/amount.ts";
import type { Rail } from "../rail.ts";

/**
 * PayPal Payouts by upload: one row per payment without a header, with the recipient, amount, currency, our
 * reference, a note and the wallet.
 */
export const paypalRail: Rail = {
  mediaType: "text/csv",
  extension: "csv",
  exclude: (details) => (details.kind === "paypal" ? null : "account_invalid"),
  executionDay: () => null,
  write: ({ payments, currency }) =>
    stringify(
      payments.map(({ reference, net, details }) => {
        if (details.kind !== "paypal") throw new Error(`${reference} has no PayPal account`);
        const amount = toMajorUnits(net, currency);
        return [details.email, amount, currency, reference, `Cash back ${reference}`, "PAYPAL"];
      }),
    ),
};
