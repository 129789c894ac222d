import { sepaSpelling } from "#contract/text/input/account-holder.ts";
import type { FileInput, Payment } from "../rail.ts";

const lineLength = 94;
/** The number of lines per block. The last block is padded with lines of nines. */
const blockingFactor = 10;
const batchNumber = "0000001";
const creditsOnly = "220";
const modifiers = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const transactionCodes = { checking: "22", savings: "32" } as const;

/**
 * Writes an ACH file of one batch of PPD credits. Lines have 94 characters in fixed fields. Each entry
 * contains the withdrawal's reference as the receiver's id, by which returns are matched.
 */
export function writeNachaFile({ number, at, executionDay, account, payments }: FileInput): string {
  const ach = account?.ach;
  if (!ach || !executionDay) throw new Error("An ACH file needs the originator's bank and a day");
  const odfi = ach.routingNumber.slice(0, 8);
  const company = ach.companyId;
  const run = `CL${number}`;
  const { day, time } = newYorkTime(at);
  const effective = executionDay.replaceAll("-", "").slice(2);
  const entries = payments.map((payment, index) => entryOf(payment, `${odfi}${zeros(index + 1, 7)}`));
  const hash = entryHash(payments);
  const total = payments.reduce((sum, { net }) => sum + net, 0n);
  const sums = [hash, zeros(0, 12), zeros(total, 12)];
  const lines = [
    lineOf(
      "101",
      ` ${ach.routingNumber}`,
      company.padStart(10),
      day,
      time,
      modifiers[number % modifiers.length]!,
      "094",
      String(blockingFactor),
      "1",
      textOf(ach.bank, 23),
      textOf(account.name, 23),
      run.padStart(8),
    ),
    lineOf(
      "5",
      creditsOnly,
      textOf(account.name, 16),
      run.padEnd(20),
      company,
      "PPD",
      "CASH BACK ",
      day,
      effective,
      "   ",
      "1",
      odfi,
      batchNumber,
    ),
    ...entries,
    lineOf(
      "8",
      creditsOnly,
      zeros(entries.length, 6),
      ...sums,
      company,
      "".padEnd(19 + 6),
      odfi,
      batchNumber,
    ),
  ];
  const blocks = Math.ceil((lines.length + 1) / blockingFactor);
  const control = lineOf(
    "9",
    zeros(1, 6),
    zeros(blocks, 6),
    zeros(entries.length, 8),
    ...sums,
    "".padEnd(39),
  );
  const padding = blocks * blockingFactor - lines.length - 1;
  return [...lines, control, ...Array<string>(padding).fill("9".repeat(lineLength)), ""].join("\n");
}

function entryOf({ reference, net, details }: Payment, trace: string): string {
  if (details.kind !== "us_account") throw new Error(`${reference} has no US account`);
  const { holder, routingNumber, accountNumber, accountType } = details;
  return lineOf(
    "6",
    transactionCodes[accountType],
    routingNumber,
    accountNumber.padEnd(17),
    zeros(net, 10),
    reference.padEnd(15),
    textOf(holder, 22),
    "  ",
    "0",
    trace,
  );
}

/**
 * Returns the entry hash: the last ten digits of the sum of the receiving banks' numbers, each without its
 * check digit.
 */
function entryHash(payments: readonly Payment[]): string {
  const sum = payments.reduce(
    (total, { details }) =>
      details.kind === "us_account" ? total + BigInt(details.routingNumber.slice(0, 8)) : total,
    0n,
  );
  return zeros(sum % 10_000_000_000n, 10);
}

/** Returns a line with these fields. @throws Error if it doesn't have 94 characters */
export function lineOf(...fields: string[]): string {
  const line = fields.join("");
  if (line.length !== lineLength) throw new Error(`A line of an ACH file has ${line.length} characters`);
  return line;
}

/** Returns a number with leading zeros. */
export function zeros(value: number | bigint, length: number): string {
  return String(value).padStart(length, "0");
}

/** Returns a text in upper-case ASCII letters and digits, padded or cut to a length. */
function textOf(text: string, length: number): string {
  return sepaSpelling(text)
    .toUpperCase()
    .replace(/[^A-Z0-9/?:().,'+ -]+/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, length)
    .padEnd(length);
}

/** Returns the day (YYMMDD) and time (HHMM) in New York. */
function newYorkTime(at: Date): { day: string; time: string } {
  const options = { timeZone: "America/New_York", hourCycle: "h23" } as const;
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: options.timeZone }).format(at);
  const time = new Intl.DateTimeFormat("en-GB", { ...options, hour: "2-digit", minute: "2-digit" }).format(
    at,
  );
  return { day: day.replaceAll("-", "").slice(2), time: time.replace(":", "") };
}
