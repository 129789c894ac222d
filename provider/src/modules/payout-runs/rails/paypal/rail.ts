import { stringify } from "csv-stringify/sync";
import type { FileInput, Rail } from "../rail.ts";
import { isPaypalAmount, paypalAmount, writeBatch } from "./batch.ts";

/** PayPal Payouts: by its API, or by a file for its website. */
export const paypalRail: Rail = {
  fileType: (profile) =>
    profile === "api"
      ? { mediaType: "application/json", extension: "json" }
      : { mediaType: "text/csv", extension: "csv" },
  exclude: (details, { net, currency }) =>
    details.kind !== "paypal" ? "account_invalid" : isPaypalAmount(net, currency) ? null : "not_whole",
  executionDay: () => null,
  write: (input) => (input.profile === "api" ? writeBatch(input) : writeUpload(input)),
};

/** Writes one row per payment, without a header: recipient, amount, currency, our reference, a note and the wallet. */
function writeUpload({ payments, currency }: FileInput): string {
  return stringify(
    payments.map(({ reference, net, details }) => {
      if (details.kind !== "paypal") throw new Error(`${reference} has no PayPal account`);
      const amount = paypalAmount(net, currency);
      return [details.email, amount, currency, reference, `Cash back ${reference}`, "PAYPAL"];
    }),
  );
}
