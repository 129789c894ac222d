import { lineOf, zeros } from "../modules/payout-runs/rails/nacha/nacha-file.ts";
import type { BankPayment } from "./messages.ts";

/** Reads the payments of an ACH file, with the run's message id and the account. */
export function readNachaPayments(content: string) {
  const lines = content.split("\n");
  return {
    message: lines[0]!.slice(86, 94).trim(),
    account: lines[0]!.slice(3, 13).trim(),
    payments: lines
      .filter((line) => line.startsWith("6"))
      .map((line): BankPayment => {
        const cents = line.slice(29, 39);
        const amount = `${Number(cents.slice(0, -2))}.${cents.slice(-2)}`;
        return { reference: line.slice(39, 54).trim(), amount, currency: "USD" };
      }),
  };
}

/**
 * Writes the file in which an operator's bank returns entries of an ACH file: returns with a code such as
 * `R03`, and notifications of change with a code and the corrected details, such as `C02021000021`.
 */
export function returnFile(content: string, returned: ReadonlyMap<string, string>): string {
  const lines = content.split("\n");
  const [header, batch] = lines as [string, string];
  const returnedLines = lines.filter(
    (line) => line.startsWith("6") && returned.has(line.slice(39, 54).trim()),
  );
  const entries = returnedLines.flatMap((entry, index) => {
    const trace = `${entry.slice(3, 11)}${zeros(index + 1, 7)}`;
    const reason = returned.get(entry.slice(39, 54).trim())!;
    const [code, details] = [reason.slice(0, 3), reason.slice(3).padEnd(44)];
    return [
      lineOf("6", entry[1] === "3" ? "31" : "21", entry.slice(3, 78), "1", trace),
      lineOf(
        code.startsWith("C") ? "798" : "799",
        code,
        entry.slice(79),
        "".padEnd(6),
        entry.slice(3, 11),
        details,
        trace,
      ),
    ];
  });
  const hash = returnedLines.reduce((sum, entry) => sum + BigInt(entry.slice(3, 11)), 0n) % 10_000_000_000n;
  const total = returnedLines.reduce((sum, entry) => sum + BigInt(entry.slice(29, 39)), 0n);
  const sums = [zeros(hash, 10), zeros(0, 12), zeros(total, 12)];
  const odfi = batch.slice(79);
  const control = lineOf(
    "8",
    "220",
    zeros(entries.length, 6),
    ...sums,
    batch.slice(40, 50),
    "".padEnd(25),
    odfi,
  );
  const blocks = Math.ceil((entries.length + 4) / 10);
  return [
    header,
    batch,
    ...entries,
    control,
    lineOf("9", zeros(1, 6), zeros(blocks, 6), zeros(entries.length, 8), ...sums, "".padEnd(39)),
    ...Array<string>(blocks * 10 - entries.length - 4).fill("9".repeat(94)),
    "",
  ].join("\n");
}
