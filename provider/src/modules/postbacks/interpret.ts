import {
  postbackMapping,
  type Interpretation,
  type PostbackMapping,
  type PostbackReason,
  type PostbackStatus,
} from "#contract/networks/postbacks.ts";
import { isPlaceholder } from "#contract/text/input/placeholder.ts";
import { isRoundedId, readTransactionId } from "#contract/text/input/transaction-id.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import { readParameters } from "./parameters.ts";
import { readMoney } from "./report-money.ts";
import { readerOf, UnreadableReport } from "./report-reader.ts";
import { readTime } from "./time-text.ts";

/** The part of a stored report that is needed to interpret it. */
export interface Report {
  payload: string;
  contentType: string | null;
  receivedAt: Date;
  /**
   * The position among the lines of a file or request with the same transaction and item, counted from 1;
   * `null` for reports that aren't a line of a file or request.
   */
  occurrence?: number | null;
}

type InterpretResult = { ok: true; interpretation: Interpretation } | { ok: false; reason: PostbackReason };

const maxIdLength = 200;
// The maximum time by which a report may be ahead of our clock, for networks with a fast clock or a wrong
// time zone. A later time would make every subsequent report outdated.
const maxClockLead = 24 * 60 * 60 * 1000;

// Cached, because the lines of a file share one mapping, and validating it takes as long as reading a line.
const parsedMappings = new WeakMap<object, PostbackMapping>();

/** Returns a network's mapping; undefined if it is incomplete. */
function parseMapping(mapping: unknown): PostbackMapping | undefined {
  if (typeof mapping !== "object" || mapping === null) return undefined;
  const parsed = parsedMappings.get(mapping) ?? postbackMapping.safeParse(mapping).data;
  if (parsed) parsedMappings.set(mapping, parsed);
  return parsed;
}

/**
 * Interprets a report with its network's mapping. Returns its values, or the reason why it can't be
 * interpreted. `mapping` is the stored value and isn't validated yet: networks migrated from older data may
 * have an empty mapping.
 */
export function interpret(report: Report, mapping: unknown, limit: AmountLimit): InterpretResult {
  const parsedMapping = parseMapping(mapping);
  if (!parsedMapping) return { ok: false, reason: "mapping_incomplete" };
  try {
    return { ok: true, interpretation: interpretWith(report, parsedMapping, limit) };
  } catch (error) {
    if (error instanceof UnreadableReport) return { ok: false, reason: error.reason };
    throw error;
  }
}

function interpretWith(report: Report, mapping: PostbackMapping, limit: AmountLimit): Interpretation {
  const parameters = readParameters(report, mapping.wrapper);
  if (!parameters) throw new UnreadableReport("unreadable");
  const names = mapping.parameters;
  const { text, filledParameter } = readerOf(parameters);
  const item = text(names.item);
  const programme = programmeOf(mapping, filledParameter(names.programme));
  const idOf = (found: string | undefined) => inProgramme(programme, purchaseOf(found));
  const ownId = idOf(filledParameter(names.transaction));
  const original = filledParameter(names.original);
  const click = filledParameter(names.click);
  if (!isId(click)) throw new UnreadableReport("click_missing");
  const { amount, commission, isNegative, ...money } = readMoney(parameters, mapping, limit);
  const changedAt = filledParameter(names.changedAt);
  const knownItem = item === undefined || isPlaceholder(item) ? null : item;
  const line = filledParameter(names.part);
  const part =
    partOf(mapping, { ownId, line }) ??
    lineOf(mapping, report, knownItem) ??
    // Identifies a correction by time, item and amounts, which stay the same when the status changes.
    (isNegative
      ? [text(names.time), knownItem, amount, commission].join(" ").trim().slice(0, maxIdLength)
      : undefined);
  return {
    click,
    transaction: original === undefined ? ownId : idOf(original),
    ...(part === undefined ? {} : { part }),
    amount,
    commission,
    ...money,
    item: knownItem,
    order: filledParameter(names.order)?.slice(0, maxIdLength) ?? null,
    status: statusOf(filledParameter(names.status), mapping),
    at: (names.time === undefined
      ? report.receivedAt
      : timeOf(text(names.time), mapping, report.receivedAt)
    ).toISOString(),
    ...(changedAt === undefined
      ? {}
      : { changedAt: timeOf(changedAt, mapping, report.receivedAt).toISOString() }),
    ...lockOf(text(names.lockedAt), mapping),
    ...paymentOf({ paid: text(names.paid), paymentId: text(names.paymentId) }, mapping),
  };
}

/** Returns the lock date, which may be in the future. A date without a time means the end of that day. */
function lockOf(text: string | undefined, mapping: PostbackMapping): Pick<Interpretation, "lockedAt"> {
  if (text === undefined || isPlaceholder(text)) return {};
  const time = readTime(text, mapping);
  if (!time) throw new UnreadableReport("time_invalid");
  return { lockedAt: time.to.toISOString() };
}

// Words that mean "paid". CJ uses the status `closed` once it has paid.
const paidWords = new Set(["true", "yes", "y", "1", "paid", "closed"]);
const unpaidWords = new Set(["false", "no", "n", "0", "unpaid", "null", "new", "extended", "locked"]);

/** Returns the network's payment, with its date if the report contains one. */
function paymentOf(
  sent: { paid: string | undefined; paymentId: string | undefined },
  mapping: PostbackMapping,
): Pick<Interpretation, "paid"> {
  const filledText = (text: string | undefined) =>
    text === undefined || isPlaceholder(text) ? undefined : text;
  const id = filledText(sent.paymentId);
  const paymentId = id === undefined || id === "0" ? null : id.slice(0, maxIdLength);
  if (mapping.parameters.paid === undefined)
    return paymentId === null ? {} : { paid: { at: null, paymentId } };
  const paid = filledText(sent.paid);
  const word = paid?.toLowerCase() ?? "no";
  if (unpaidWords.has(word)) return {};
  if (paidWords.has(word)) return { paid: { at: null, paymentId } };
  const time = paid && readTime(paid, mapping);
  if (!time) throw new UnreadableReport("paid_invalid");
  return { paid: { at: time.to.toISOString(), paymentId } };
}

function transactionOf(text: string | undefined): string {
  const id = text === undefined ? undefined : readTransactionId(text);
  // The prefix is reserved for accepted claims.
  if (!isId(id) || id === "" || id.toLowerCase().startsWith("claim:"))
    throw new UnreadableReport("transaction_invalid");
  if (isPlaceholder(id)) throw new UnreadableReport("placeholder_left");
  if (isRoundedId(id)) throw new UnreadableReport("transaction_rounded");
  return id;
}

// Values that programs send instead of a missing id. All purchases without an id would share such a value.
const missingId = /^(?:0+|none|nil|n\/?a|n\.a\.|true|false|object object|[^\p{L}\p{N}]+)$/iu;
// The name of a placeholder without its marks: `TRANSACTION_ID`, `your_order_id`.
const nameOfId =
  /^(?:(?:your|my|insert)[ _-]?)?(?:transaction|trans|trx|txn|tx|order|conversion|sale|action|event|lead|click)?[ _-]?(?:id|no|nr|number|ref|reference)$/iu;

/** Returns the id of a purchase. Unlike the id of a part, it can't be zero. */
function purchaseOf(text: string | undefined): string {
  const id = transactionOf(text);
  if (nameOfId.test(id)) throw new UnreadableReport("placeholder_left");
  if (missingId.test(id)) throw new UnreadableReport("transaction_invalid");
  return id;
}

/**
 * Returns the programme that makes a transaction's id unique; undefined for networks whose ids are unique
 * across programmes.
 */
function programmeOf({ parameters }: PostbackMapping, text: string | undefined): string | undefined {
  if (parameters.programme === undefined) return undefined;
  if (text === undefined) throw new UnreadableReport("transaction_invalid");
  return encodeURIComponent(transactionOf(text));
}

function inProgramme(programme: string | undefined, transaction: string): string {
  const id = programme === undefined ? transaction : `${programme}/${transaction}`;
  if (!isId(id)) throw new UnreadableReport("transaction_invalid");
  return id;
}

/**
 * Returns the id of the part that a report is about: the report's own transaction id if the mapping has an
 * original transaction, with the line's id if there is one; otherwise only the line's id.
 */
function partOf(
  { parameters }: PostbackMapping,
  { ownId, line }: { ownId: string; line: string | undefined },
) {
  const part = line === undefined ? undefined : transactionOf(line);
  if (parameters.original === undefined) return part;
  const id = part === undefined ? ownId : `${encodeURIComponent(ownId)}/${part}`;
  if (!isId(id)) throw new UnreadableReport("transaction_invalid");
  return id;
}

/** Returns the identifier of a line within its order: its item, if it has one, and otherwise its number. */
function lineOf({ lines }: PostbackMapping, { occurrence }: Report, item: string | null): string | undefined {
  if (lines !== "items" || !occurrence) return undefined;
  if (item === null) return String(occurrence);
  return occurrence === 1 ? item : `${item} #${occurrence}`;
}

function isId(text: string | undefined): text is string {
  return text !== undefined && text.length <= maxIdLength;
}

function statusOf(
  text: string | undefined,
  { statuses, statusWhenMissing }: PostbackMapping,
): PostbackStatus {
  if (text === undefined && statusWhenMissing) return statusWhenMissing;
  const word = text?.toLowerCase() ?? "";
  const status = Object.hasOwn(statuses, word) ? statuses[word] : undefined;
  if (!status) throw new UnreadableReport("status_unknown");
  return status;
}

/**
 * Parses the time of a report. A date without a time becomes the last moment of that day, but no later than the
 * receipt of the report. A day after the receipt becomes its first moment.
 */
function timeOf(text: string | undefined, mapping: PostbackMapping, receivedAt: Date): Date {
  const time = readTime(text, mapping);
  if (!time) throw new UnreadableReport("time_invalid");
  if (time.from.getTime() > receivedAt.getTime() + maxClockLead) throw new UnreadableReport("time_in_future");
  const { from, to } = time;
  return receivedAt < from ? from : receivedAt < to ? receivedAt : to;
}
