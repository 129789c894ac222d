import { fractionDigits } from "#contract/amount.ts";
import {
  postbackMapping,
  type Interpretation,
  type PostbackMapping,
  type PostbackReason,
  type PostbackStatus,
} from "#contract/postbacks.ts";
import { isPlaceholder } from "#contract/text-input/placeholder.ts";
import { isRoundedId, readTransactionId } from "#contract/text-input/transaction-id.ts";
import { isAbove, type AmountLimit } from "../../amount-limit.ts";
import { readParameters, type Parameters } from "./parameters.ts";

/** A stored report, as far as reading it goes. */
export interface Report {
  payload: string;
  contentType: string | null;
  receivedAt: Date;
}

type Read = { ok: true; interpretation: Interpretation } | { ok: false; reason: PostbackReason };

/** Why a report cannot be understood; only ever thrown and caught in here. */
class Unreadable extends Error {
  readonly reason: PostbackReason;

  constructor(reason: PostbackReason) {
    super(reason);
    this.reason = reason;
  }
}

const longestId = 200;
// A network's clock may run ahead, or its zone be a wrong one; what is further ahead would rule out every later report.
const aheadAtMost = 24 * 60 * 60 * 1000;

/**
 * Reads a report with its network's mapping: what it says in our terms, or why it cannot be told. `mapping`
 * is as the database has it: that of a network brought along from older data may be empty.
 */
export function interpret(report: Report, mapping: unknown, limit: AmountLimit): Read {
  const known = postbackMapping.safeParse(mapping);
  if (!known.success) return { ok: false, reason: "mapping_incomplete" };
  try {
    return { ok: true, interpretation: understand(report, known.data, limit) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason };
    throw error;
  }
}

function understand(report: Report, mapping: PostbackMapping, limit: AmountLimit): Interpretation {
  const parameters = readParameters(report);
  if (!parameters) throw new Unreadable("unreadable");
  const names = mapping.parameters;
  const text = (name: string | undefined) => (name === undefined ? undefined : valueOf(parameters, name));
  const filled = (name: string | undefined) => {
    const value = text(name);
    if (value !== undefined && isPlaceholder(value)) throw new Unreadable("placeholder_left");
    return value;
  };
  const transaction = transactionOf(filled(names.transaction));
  const click = filled(names.click);
  if (!isId(click)) throw new Unreadable("click_missing");
  const { currency: ourCurrency } = limit;
  const currency = names.currency === undefined ? ourCurrency : text(names.currency)?.toUpperCase();
  if (!currency || !/^[A-Z]{3}$/.test(currency)) throw new Unreadable("currency_invalid");
  if (currency !== ourCurrency) throw new Unreadable("currency_foreign");
  const changedAt = text(names.changedAt);
  const amountOf = (name: string) => readAmount(filled(name), mapping.amounts, currency);
  const amount = amountOf(names.amount);
  const commission = amountOf(names.commission);
  if (amount === undefined) throw new Unreadable("amount_invalid");
  if (commission === undefined) throw new Unreadable("commission_invalid");
  if (isAbove(limit, amount) || isAbove(limit, commission)) throw new Unreadable("amount_too_large");
  return {
    click,
    transaction,
    amount,
    commission,
    currency,
    item: text(names.item) ?? null,
    order: filled(names.order)?.slice(0, longestId) ?? null,
    status: statusOf(filled(names.status), mapping),
    at: (names.time === undefined
      ? report.receivedAt
      : timeOf(text(names.time), mapping, report.receivedAt)
    ).toISOString(),
    ...(changedAt === undefined
      ? {}
      : { changedAt: timeOf(changedAt, mapping, report.receivedAt).toISOString() }),
  };
}

function valueOf(parameters: Parameters, name: string): string | undefined {
  const values = parameters(name);
  // Which of two counts is not for us to guess.
  if (values.length > 1) throw new Unreadable("parameter_repeated");
  const value = values[0]?.trim();
  if (value === undefined || value === "") return undefined;
  if (/[\0\p{Cs}]/u.test(value)) throw new Unreadable("unreadable");
  return value;
}

function transactionOf(text: string | undefined): string {
  const id = text === undefined ? undefined : readTransactionId(text);
  // Ours: claims that were accepted are written down under such names.
  if (!isId(id) || id === "" || id.toLowerCase().startsWith("claim:"))
    throw new Unreadable("transaction_invalid");
  if (isPlaceholder(id)) throw new Unreadable("placeholder_left");
  if (isRoundedId(id)) throw new Unreadable("transaction_rounded");
  return id;
}

function isId(text: string | undefined): text is string {
  return text !== undefined && text.length <= longestId;
}

function statusOf(text: string | undefined, { statuses }: PostbackMapping): PostbackStatus {
  const word = text?.toLowerCase() ?? "";
  const status = Object.hasOwn(statuses, word) ? statuses[word] : undefined;
  if (!status) throw new Unreadable("status_unknown");
  return status;
}

/** An amount in minor units; of more decimals than the currency has, the rest is rounded half up. */
function readAmount(
  text: string | undefined,
  notation: PostbackMapping["amounts"],
  currency: string,
): number | undefined {
  const match = /^(\d{1,16})(?:\.(\d{1,9}))?$/.exec(text ?? "");
  if (!match) return undefined;
  const [, whole = "", decimals = ""] = match;
  if (notation === "minor" && decimals !== "") return undefined;
  const digits = notation === "minor" ? 0 : fractionDigits(currency);
  const exact = BigInt(whole + decimals.slice(0, digits).padEnd(digits, "0"));
  const amount = Number(exact + (Number(decimals[digits] ?? 0) >= 5 ? 1n : 0n));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

const isoTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?$/i;

/** A time of the report; without a zone it is in UTC. */
function timeOf(text: string | undefined, { times }: PostbackMapping, receivedAt: Date): Date {
  const time = new Date(times === "iso" ? fromIso(text) : fromCount(text, times));
  if (Number.isNaN(time.getTime()) || time.getTime() < 0) throw new Unreadable("time_invalid");
  if (time.getTime() > receivedAt.getTime() + aheadAtMost) throw new Unreadable("time_in_future");
  return time;
}

function fromIso(text: string | undefined): string {
  const match = isoTime.exec(text ?? "");
  if (!match) return "none";
  const [, day, clock, zone = "Z"] = match;
  return `${day}T${clock}${zone.toUpperCase()}`;
}

function fromCount(text: string | undefined, unit: "seconds" | "milliseconds"): number {
  if (!/^\d{1,14}$/.test(text ?? "")) return Number.NaN;
  return Number(text) * (unit === "seconds" ? 1000 : 1);
}
