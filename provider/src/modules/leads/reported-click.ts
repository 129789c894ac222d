import { and, between, eq, inArray, or, type SQL } from "drizzle-orm";
import { clicks } from "../../database/schema/earning-schema.ts";

const wholeId = /^[0-9a-f]{32}$/;
const idDigits = 32;

/** The range of click ids to which a report may refer: a single id, or all ids with a prefix. */
interface ReportedClick {
  first: string;
  last: string;
}

/**
 * Parses a click reference in a report, in any case and with or without hyphens. A text of exactly the length
 * to which the network truncates references may be the prefix of an id.
 *
 * @returns undefined if it isn't a click reference
 */
function readClick(text: string, clickLength: number | null): ReportedClick | undefined {
  const digits = text.toLowerCase().replaceAll("-", "");
  if (wholeId.test(digits)) return { first: toId(digits), last: toId(digits) };
  const isCut = text.length === clickLength && /^[0-9a-f]+$/.test(digits) && digits.length < idDigits;
  return isCut
    ? { first: toId(digits.padEnd(idDigits, "0")), last: toId(digits.padEnd(idDigits, "f")) }
    : undefined;
}

function toId(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A network's settings for clicks in its reports. */
export interface ClickReferences {
  key: string;
  clickLength: number | null;
}

/** Selects the clicks that any of these texts may refer to; undefined if there can't be any. */
export function isReported(texts: string[], { key, clickLength }: ClickReferences): SQL | undefined {
  const clickRanges = texts.flatMap((text) => readClick(text, clickLength) ?? []);
  const clickIds = clickRanges.filter(({ first, last }) => first === last).map(({ first }) => first);
  const ranges = clickRanges.filter(({ first, last }) => first !== last);
  return or(
    clickIds.length > 0 ? inArray(clicks.id, clickIds) : undefined,
    ranges.length > 0
      ? and(eq(clicks.network, key), or(...ranges.map(({ first, last }) => between(clicks.id, first, last))))
      : undefined,
  );
}

/** Returns the row of the click that a report refers to; undefined if there is none or it is ambiguous. */
export function findReported<Row extends { click: { id: string } }>(
  rows: Row[],
  text: string,
  { clickLength }: ClickReferences,
): Row | undefined {
  const clickRange = readClick(text, clickLength);
  if (!clickRange) return undefined;
  const [found, second] = rows.filter(({ click: { id } }) => clickRange.first <= id && id <= clickRange.last);
  return second ? undefined : found;
}
