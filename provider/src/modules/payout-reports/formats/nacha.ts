import { createHash } from "node:crypto";
import { type ParsedReport, type ParsedLine, referenceOf, shortText } from "./parsed-report.ts";

/** Returns whether a text begins with the file header of NACHA. */
export function isNacha(text: string): boolean {
  return /^101[ \d]\d{9}/.test(text) && text.split(/\r?\n/, 1)[0]!.trimEnd().length >= 40;
}

/**
 * Reads a NACHA file of returned ACH credits: entries with an addenda record of type 99 are returns. Type 98
 * is a notification of change: the payment was made, but the details of its account have changed. Other
 * entries have no effect. Returns `null` if a line is incomplete.
 */
export function readNacha(text: string): ParsedReport | null {
  const records = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!records.some((line) => /^9\d{6}/.test(line))) return null;
  const lines: Omit<ParsedLine, "line">[] = [];
  for (const [index, record] of records.entries()) {
    if (!record.startsWith("6")) continue;
    const next = records[index + 1] ?? "";
    lines.push(lineOf(record, /^7(98|99)/.test(next) ? next : null));
  }
  return {
    format: "nacha",
    statements: [],
    lines: lines.map((line, index) => ({ ...line, line: index + 1 })),
  };
}

/** Reads an entry with its addenda record. */
function lineOf(entry: string, addenda: string | null): Omit<ParsedLine, "line"> {
  const cents = entry.slice(29, 39);
  const reference = referenceOf(entry.slice(39, 54));
  const reason = addenda && /^[CR]\d{2}$/.test(addenda.slice(3, 6)) ? addenda.slice(3, 6) : null;
  const isReadable = /^\d{10}$/.test(cents) && reference !== null;
  const isReturn = addenda?.startsWith("799") && reason !== null;
  const isChange = addenda?.startsWith("798") && reason !== null;
  const trace = (addenda ?? entry).slice(79, 94).trim();
  return {
    signal: !isReadable ? "unreadable" : isReturn ? "returned" : isChange ? "changed" : "accepted",
    run: null,
    references: reference ? [reference] : [],
    // A notification of change has no amount.
    amount: isReadable && !isChange ? BigInt(cents) : null,
    currency: "USD",
    count: null,
    reason,
    bookedOn: null,
    account: "",
    paymentReference: trace || null,
    identity: createHash("sha256").update(`nacha|${trace}|${entry}|${addenda}`).digest("hex"),
    text: shortText(
      reference ?? undefined,
      isChange && addenda ? correctedDetails(reason, addenda.slice(35, 64)) : addenda?.slice(35, 79),
    ),
  };
}

/**
 * The positions of the corrected routing number and account number in a notification of change, by its code.
 */
const correctedParts: Record<string, { routing?: [number, number]; account?: [number, number] }> = {
  C01: { account: [0, 17] },
  C02: { routing: [0, 9] },
  C03: { routing: [0, 9], account: [12, 29] },
  C06: { account: [0, 17] },
  C07: { routing: [0, 9], account: [9, 26] },
};

/** Returns the corrected routing number, and the last digits of the corrected account number. */
function correctedDetails(code: string, data: string): string {
  const { routing, account } = correctedParts[code] ?? {};
  const number = account && data.slice(...account).trim();
  return shortText(routing && data.slice(...routing), number && `•••• ${number.slice(-4)}`);
}
