import { isKnownCurrency } from "#contract/exchange-rates/known-currency.ts";
import {
  postbackMapping,
  type Interpretation,
  type PostbackMapping,
  type PostbackReason,
  type PostbackStatus,
} from "#contract/networks/postbacks.ts";
import { isPlaceholder } from "#contract/text/input/placeholder.ts";
import { isRoundedId, readTransactionId } from "#contract/text/input/transaction-id.ts";
import { isAbove, type AmountLimit } from "../../amount-limit.ts";
import { isoDigits } from "../exchange-rates/iso-digits.ts";
import { readAmount } from "./amount-text.ts";
import { alternatives, readParameters, type Parameters, type Value } from "./parameters.ts";
import { readTime } from "./time-text.ts";

/** The part of a stored report that is needed to interpret it. */
export interface Report {
  payload: string;
  contentType: string | null;
  receivedAt: Date;
  /**
   * Position among the lines with this transaction and item in one file or request, from 1; `null` for reports
   * that aren't part of one.
   */
  occurrence?: number | null;
}

type InterpretResult = { ok: true; interpretation: Interpretation } | { ok: false; reason: PostbackReason };

/** Thrown if a report can't be interpreted, with the reason. Only used inside this module. */
class UnreadableReport extends Error {
  readonly reason: PostbackReason;

  constructor(reason: PostbackReason) {
    super(reason);
    this.reason = reason;
  }
}

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
 * interpreted. `mapping` is unvalidated, as stored: networks migrated from older data may have an empty one.
 */
export function interpret(report: Report, mapping: unknown, limit: AmountLimit): InterpretResult {
  const known = parseMapping(mapping);
  if (!known) return { ok: false, reason: "mapping_incomplete" };
  try {
    return { ok: true, interpretation: understand(report, known, limit) };
  } catch (error) {
    if (error instanceof UnreadableReport) return { ok: false, reason: error.reason };
    throw error;
  }
}

function understand(report: Report, mapping: PostbackMapping, limit: AmountLimit): Interpretation {
  const parameters = readParameters(report, mapping.wrapper);
  if (!parameters) throw new UnreadableReport("unreadable");
  const names = mapping.parameters;
  const value = (name: string | undefined) => (name === undefined ? undefined : valueOf(parameters, name));
  const text = (name: string | undefined) => value(name)?.toString();
  const filledParameter = (name: string | undefined) => {
    const found = text(name);
    if (found !== undefined && isPlaceholder(found)) throw new UnreadableReport("placeholder_left");
    return found;
  };
  const item = text(names.item);
  const programme = programmeOf(mapping, filledParameter(names.programme));
  const idOf = (found: string | undefined) => inProgramme(programme, purchaseOf(found));
  const own = idOf(filledParameter(names.transaction));
  const original = filledParameter(names.original);
  const click = filledParameter(names.click);
  if (!isId(click)) throw new UnreadableReport("click_missing");
  const usualCurrency = mapping.usualCurrency ?? limit.currency;
  const currencyOf = (name: string | undefined, fallback: string | undefined) => {
    const code = text(name)?.toUpperCase() ?? fallback;
    if (code === undefined || !isKnownCurrency(code)) throw new UnreadableReport("currency_invalid");
    return code;
  };
  const currency = currencyOf(
    names.currency,
    names.currency === undefined ? usualCurrency : mapping.usualCurrency,
  );
  const commissionCurrency = currencyOf(names.commissionCurrency, currency);
  const changedAt = filledParameter(names.changedAt);
  const digitsOf = (code: string) => (code === limit.currency ? undefined : isoDigits(code));
  const amountOf = (name: string, code: string) => {
    const number = value(name);
    return readAmount(
      typeof number === "number" ? number : filledParameter(name),
      mapping,
      code,
      digitsOf(code),
    );
  };
  const hasNoAmount = value(names.amount) === undefined;
  const amount = hasNoAmount ? 0 : amountOf(names.amount, currency);
  const commission = amountOf(names.commission, commissionCurrency);
  if (amount === undefined) throw new UnreadableReport("amount_invalid");
  if (commission === undefined) throw new UnreadableReport("commission_invalid");
  const [digits, commissionDigits] = [digitsOf(currency), digitsOf(commissionCurrency)];
  const isNegative = amount < 0 || commission < 0;
  if (isNegative && mapping.negativeAmounts !== "delta") throw new UnreadableReport("amount_negative");
  // Amounts in another currency are compared with the limit after conversion.
  const exceeds = (value: number, code: string) => digitsOf(code) === undefined && isAbove(limit, value);
  if (exceeds(amount, currency) || exceeds(commission, commissionCurrency))
    throw new UnreadableReport("amount_too_large");
  const knownItem = item === undefined || isPlaceholder(item) ? null : item;
  const line = filledParameter(names.part);
  const part =
    partOf(mapping, { own, line }) ??
    lineOf(mapping, report, knownItem) ??
    // Identified by time, item and amounts, which stay the same when the status changes.
    (isNegative
      ? [text(names.time), knownItem, amount, commission].join(" ").trim().slice(0, maxIdLength)
      : undefined);
  return {
    click,
    transaction: original === undefined ? own : idOf(original),
    ...(part === undefined ? {} : { part }),
    amount,
    ...(hasNoAmount ? { hasNoAmount } : {}),
    commission,
    currency,
    ...(commissionCurrency === currency ? {} : { commissionCurrency }),
    ...(digits === undefined ? {} : { digits }),
    ...(commissionDigits === undefined ? {} : { commissionDigits }),
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

/** Returns the lock date: for a date without a time, the end of the day. It may be in the future. */
function lockOf(text: string | undefined, mapping: PostbackMapping): Pick<Interpretation, "lockedAt"> {
  if (text === undefined || isPlaceholder(text)) return {};
  const time = readTime(text, mapping);
  if (!time) throw new UnreadableReport("time_invalid");
  return { lockedAt: time.to.toISOString() };
}

// Words that mean "paid". `closed` is the status in which CJ has paid.
const trueWords = new Set(["true", "yes", "y", "1", "paid", "closed"]);
const no = new Set(["false", "no", "n", "0", "unpaid", "null", "new", "extended", "locked"]);

/** Returns whether the network has paid, and when, if it gives a date. */
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
  if (no.has(word)) return {};
  if (trueWords.has(word)) return { paid: { at: null, paymentId } };
  const time = paid && readTime(paid, mapping);
  if (!time) throw new UnreadableReport("paid_invalid");
  return { paid: { at: time.to.toISOString(), paymentId } };
}

/**
 * Returns a parameter's value. If the mapping lists several names, the first one with a value in the report is
 * used.
 */
function valueOf(parameters: Parameters, names: string): Value | undefined {
  for (const name of alternatives(names)) {
    const value = valueUnder(parameters, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function valueUnder(parameters: Parameters, name: string): Value | undefined {
  const values = parameters(name);
  // The report is ambiguous, so it isn't interpreted.
  if (values.length > 1) throw new UnreadableReport("parameter_repeated");
  const [value] = values;
  if (typeof value === "number") return value;
  const text = value?.trim();
  if (text === undefined || text === "") return undefined;
  if (/[\0\p{Cs}]/u.test(text)) throw new UnreadableReport("unreadable");
  return text;
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

// Values by which programs replace a missing id, so that all purchases would share it.
const missingId = /^(?:0+|none|nil|n\/a|[^\p{L}\p{N}]+)$/iu;

/** Returns the id of a purchase. Unlike that of a part, it isn't zero. */
function purchaseOf(text: string | undefined): string {
  const id = transactionOf(text);
  if (missingId.test(id)) throw new UnreadableReport("transaction_invalid");
  return id;
}

/**
 * Returns the programme that makes a transaction's id unique; undefined for networks whose ids are unique by
 * themselves.
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
 * Returns the id of the part that a report is about: its own id if it refers to another transaction,
 * otherwise its line.
 */
function partOf({ parameters }: PostbackMapping, { own, line }: { own: string; line: string | undefined }) {
  const part = line === undefined ? undefined : transactionOf(line);
  if (parameters.original === undefined) return part;
  const id = part === undefined ? own : `${encodeURIComponent(own)}/${part}`;
  if (!isId(id)) throw new UnreadableReport("transaction_invalid");
  return id;
}

/** Returns the identifier of a line within its order, by its item if it has one. */
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
 * Parses the time of a report. A date without a time becomes its last moment, but not later than the receipt; a
 * date after the receipt becomes its first moment.
 */
function timeOf(text: string | undefined, mapping: PostbackMapping, receivedAt: Date): Date {
  const time = readTime(text, mapping);
  if (!time) throw new UnreadableReport("time_invalid");
  if (time.from.getTime() > receivedAt.getTime() + maxClockLead) throw new UnreadableReport("time_in_future");
  const { from, to } = time;
  return receivedAt < from ? from : receivedAt < to ? receivedAt : to;
}
