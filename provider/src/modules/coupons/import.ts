import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { importCoupons, createCoupon } from "#contract/coupons/admin-coupons.ts";
import type { CallData } from "#contract/calls/call.ts";
import { maxCouponsImported } from "#contract/coupons/coupon-limits.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { readCsv } from "../../csv/read.ts";
import { type DayOrder, dayOrderOf } from "../../csv/read-day.ts";
import { canonicalZone } from "#shared/time-zone.ts";
import { translate } from "../../i18n/translate.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { readCode, readEnd, readStart, readWorth } from "./import-cells.ts";
import { writeCoupon } from "./save.ts";

type ImportResult = CallData<typeof importCoupons>;
type Body = z.output<(typeof createCoupon)["body"]>;

const columns = [
  "store",
  "title",
  "title_fr",
  "title_ar",
  "code",
  "link",
  "worth",
  "starts",
  "ends",
  "terms",
];

/** Thrown if a line is refused, to roll back the lines before it. */
class RejectedLinesError extends Error {
  readonly lines: ImportResult["refused"];
  constructor(lines: ImportResult["refused"]) {
    super("lines of a file were refused");
    this.lines = lines;
  }
}

/**
 * Creates the coupons of a file in one transaction, once per idempotency key: either all, or none with the
 * errors by line.
 * @throws Problem 400 at `content` if the file is invalid; 422 `coupon_file_too_long`,
 * `coupon_columns_missing`, `coupon_columns_twice`
 */
export async function importFile(
  app: FastifyInstance,
  request: FastifyRequest,
  content: string,
): Promise<ImportResult> {
  const file = readCsv(content);
  const names = file.header.map(columnName);
  const zones = Object.fromEntries(file.header.map((heading) => [columnName(heading), zoneOf(heading)]));
  assertValidHeader(names);
  const filledLines = file.lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filledLines.length === 0)
    throw new Problem(400, "report_empty", { fields: { content: ["report_empty"] } });
  if (filledLines.length > maxCouponsImported)
    throw new Problem(422, "coupon_file_too_long", { fields: { content: ["coupon_file_too_long"] } });
  const lines = filledLines.map(({ line, cells }) => ({
    line,
    cells: cellsOf(names, cells),
    isWider: cells.slice(names.length).some((cell) => cell.trim() !== ""),
  }));
  const { CURRENCY: currency, TIME_ZONE: timeZone } = app.environment;
  const order = dayOrderOf(lines.flatMap(({ cells }) => [cells.starts ?? "", cells.ends ?? ""]));
  try {
    return await adminAction(app, request, {
      once: () => ({
        route: "POST /v1/admin/coupons/import",
        key: idempotencyKeyIfAny(request),
        body: { content },
        response: importCoupons.data,
      }),
      async run(action) {
        const rejectedLines: ImportResult["refused"] = [];
        const reading = { currency, order, timeZone, zones, now: action.at };
        for (const { line, cells, isWider } of lines) {
          const key = isWider
            ? "coupon_line_too_wide"
            : await importLine(cells, reading, (body) =>
                writeCoupon(app, action, { input: body, before: null }),
              );
          if (key) rejectedLines.push({ line, message: translate(request.language, key) });
        }
        if (rejectedLines.length > 0) throw new RejectedLinesError(rejectedLines);
        return { created: lines.length, refused: [] };
      },
    });
  } catch (error) {
    if (error instanceof RejectedLinesError) return { created: 0, refused: error.lines };
    throw error;
  }
}

type Cells = Record<string, string>;

// The look-behind keeps the time linear: a run of spaces is searched only once.
const trailingZone = /(?<!\s)\s*\(([A-Za-z][A-Za-z0-9_+/-]*)\)\s*$/;

/** Returns the time zone in a heading, as in our own files: `Starts (Europe/Paris)`. */
function zoneOf(heading: string): string | undefined {
  return canonicalZone(trailingZone.exec(heading)?.[1]);
}

/** Normalizes a column's name: `Title FR` becomes `title_fr`. */
function columnName(heading: string): string {
  return (zoneOf(heading) ? heading.replace(trailingZone, "") : heading)
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, "_");
}

function assertValidHeader(names: string[]): void {
  const duplicates = columns.filter((name) => names.filter((one) => one === name).length > 1);
  if (duplicates.length > 0)
    throw new Problem(422, "coupon_columns_twice", {
      fields: { content: ["coupon_columns_twice"] },
      details: { columns: duplicates.join(", ") },
    });
  if (!names.includes("store"))
    throw new Problem(422, "coupon_columns_missing", { fields: { content: ["coupon_columns_missing"] } });
}

function cellsOf(names: string[], cells: string[]): Cells {
  return Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? "").trim()]));
}

interface ImportContext {
  currency: string;
  order: DayOrder;
  timeZone: string;
  /** The time zones by column, for columns whose heading has one. */
  zones: Record<string, string | undefined>;
  now: Date;
}

/** Creates the coupon of one line. Returns the first error, if any. */
async function importLine(
  cells: Cells,
  { currency, zones, ...calendar }: ImportContext,
  write: (body: Body) => Promise<unknown>,
): Promise<ErrorKey | undefined> {
  const worth = readWorth(cells.worth ?? "", currency);
  const code = readCode(cells.code ?? "");
  const startsAt = readStart(cells.starts ?? "", {
    ...calendar,
    timeZone: zones.starts ?? calendar.timeZone,
  });
  const endsAt = readEnd(cells.ends ?? "", { ...calendar, timeZone: zones.ends ?? calendar.timeZone });
  const invalid = [worth, code, startsAt, endsAt].find(({ error }) => error !== undefined);
  if (invalid) return invalid.error;
  const read = createCoupon.body.safeParse({
    store: cells.store,
    code: code.value,
    link: cells.link || null,
    title: {
      en: cells.title ?? "",
      ...(cells.title_fr && { fr: cells.title_fr }),
      ...(cells.title_ar && { ar: cells.title_ar }),
    },
    terms: { en: cells.terms ?? "" },
    ...worth.value,
    startsAt: startsAt.value,
    endsAt: endsAt.value,
  });
  if (!read.success) return keyOf(read.error);
  try {
    await write(read.data as Body);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [first] = Object.values(error.extra.fields ?? {}).flat();
    return (first as ErrorKey | undefined) ?? error.key;
  }
  return undefined;
}

function keyOf({ issues: [issue] }: z.ZodError): ErrorKey {
  const keys: Record<string, ErrorKey> = {
    store: "offer_store_unknown",
    code: "coupon_code_invalid",
    link: "coupon_link_invalid",
    title: "coupon_title_invalid",
    terms: "coupon_terms_invalid",
    startsAt: "coupon_moment_invalid",
    endsAt: "coupon_moment_invalid",
  };
  return keys[String(issue?.path[0])] ?? "field_invalid";
}
