import { unzipSync } from "fflate";
import { maxPayoutReportBytes } from "#contract/payout-runs/report-states.ts";
import { textOf } from "../../../csv/read.ts";
import { Problem } from "../../../problem.ts";
import type { ParsedReport } from "./parsed-report.ts";
import { readCamt } from "./camt.ts";
import { isMt940, readMt940 } from "./mt940.ts";
import { isNacha, readNacha } from "./nacha.ts";
import { readPain002 } from "./pain002.ts";
import { readXml, UnreadableXml, type XmlElement } from "../../../read-xml.ts";
import { readResults } from "./results.ts";

const maxFiles = 100;
const camtMessages = ["BkToCstmrStmt", "BkToCstmrDbtCdtNtfctn", "BkToCstmrAcctRpt"];

/**
 * Returns the files of an archive in order of their names, or the file itself if it isn't an archive.
 * @throws Problem 400 at `content` for a broken archive, more than 100 files, or more than 8 MB
 */
export function filesIn(content: Uint8Array): Uint8Array[] {
  if (content[0] !== 0x50 || content[1] !== 0x4b) return [content];
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith("/") || name.startsWith("__MACOSX/")) return false;
        size += originalSize;
        count += 1;
        if (size > maxPayoutReportBytes || count > maxFiles) throw new Error("too large");
        return true;
      },
    });
    const names = Object.keys(files).sort();
    if (names.length === 0) throw new Error("empty");
    return names.map((name) => files[name]!);
  } catch {
    throw unreadable();
  }
}

/**
 * Reads an answer: a status report, statements or notifications, the results of PayPal or Wise, ACH returns,
 * or an archive of several files of one kind. The same content always gives the same lines. @throws Problem
 * 400 at `content` for any other file
 */
export function readPayoutReport(content: Uint8Array): ParsedReport {
  const reports = filesIn(content).map(readFile);
  const { format } = reports[0]!;
  if (reports.some((report) => report.format !== format)) throw unreadable();
  const lines = reports.flatMap((report) => report.lines);
  return {
    format,
    lines: reports.length === 1 ? lines : lines.map((line, index) => ({ ...line, line: index + 1 })),
    statements: reports.flatMap(({ statements }) => statements),
  };
}

/** Returns the message in an XML file, which is inside its `Document`. @throws Problem 400 at `content` */
export function messageOf(text: string): XmlElement {
  try {
    const root = readXml(text);
    return root.name === "Document" ? (root.children[0] ?? root) : root;
  } catch (error) {
    if (error instanceof UnreadableXml) throw unreadable();
    throw error;
  }
}

/** Returns whether a text is XML. */
export function isXml(text: string): boolean {
  return /^\ufeff?\s*</.test(text);
}

/** Returns whether a message is a statement or notification of an account. */
export function isCamt({ name }: XmlElement): boolean {
  return camtMessages.includes(name);
}

function readFile(content: Uint8Array): ParsedReport {
  const text = textOf(content);
  if (isNacha(text)) return readNacha(text) ?? reject();
  if (isMt940(text)) return readMt940(text);
  if (!isXml(text)) return readResults(text) ?? reject();
  const message = messageOf(text);
  if (isCamt(message)) return readCamt(message);
  return message.name === "CstmrPmtStsRpt" || message.name.startsWith("pain.002")
    ? readPain002(message)
    : reject();
}

function reject(): never {
  throw unreadable();
}

function unreadable(): Problem {
  return new Problem(400, "payout_answer_unreadable", { fields: { content: ["payout_answer_unreadable"] } });
}
