import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { importCoupons, createCoupon } from "#contract/admin-coupons.ts";
import type { CallData } from "#contract/call.ts";
import { mostCouponsImported } from "#contract/coupon-limits.ts";
import type { ErrorKey } from "#contract/error-keys.ts";
import { parseAmount } from "#contract/amount.ts";
import { type CsvFile, readCsv } from "../../csv/read.ts";
import { translate } from "../../locales/translate.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { writeCoupon } from "./save.ts";

type Imported = CallData<typeof importCoupons>;
type Body = z.output<(typeof createCoupon)["body"]>;

/** Undoes what the lines before a refused one wrote. */
class Refused extends Error {
  readonly lines: Imported["refused"];
  constructor(lines: Imported["refused"]) {
    super("lines of a file were refused");
    this.lines = lines;
  }
}

/**
 * Makes the coupons of a file in one transaction, once for the form's key: all, or none and why, line by line.
 * @throws Problem 400 at `content` for what is no such file; 422 `coupon_file_too_long`
 */
export async function importFile(
  app: FastifyInstance,
  request: FastifyRequest,
  content: string,
): Promise<Imported> {
  const file = readCsv(content);
  if (!file.header.some((name) => name.toLowerCase() === "store"))
    throw new Problem(422, "coupon_columns_missing", { fields: { content: ["coupon_columns_missing"] } });
  if (file.lines.length > mostCouponsImported)
    throw new Problem(422, "coupon_file_too_long", { fields: { content: ["coupon_file_too_long"] } });
  try {
    return await adminAction(app, request, {
      once: () => ({
        route: "POST /v1/admin/coupons/import",
        key: idempotencyKeyIfAny(request),
        body: { content },
        answer: importCoupons.data,
      }),
      async run(action) {
        const refused: Imported["refused"] = [];
        for (const { line, cells } of file.lines) {
          const key = await importLine(cellsOf(file, cells), app.environment.CURRENCY, (asked) =>
            writeCoupon(app, action, { asked, before: null }),
          );
          if (key) refused.push({ line, message: translate(request.language, key) });
        }
        if (refused.length > 0) throw new Refused(refused);
        return { created: file.lines.length, refused: [] };
      },
    });
  } catch (error) {
    if (error instanceof Refused) return { created: 0, refused: error.lines };
    throw error;
  }
}

type Cells = Record<string, string>;

function cellsOf({ header }: CsvFile, cells: string[]): Cells {
  return Object.fromEntries(header.map((name, index) => [name.toLowerCase(), (cells[index] ?? "").trim()]));
}

/** Writes what one line says; gives the first reason against it. */
async function importLine(
  cells: Cells,
  currency: string,
  write: (asked: Body) => Promise<unknown>,
): Promise<ErrorKey | undefined> {
  const worth = worthOf(cells.worth ?? "", currency);
  if (!worth) return "coupon_worth_invalid";
  const read = createCoupon.body.safeParse({
    store: cells.store,
    code: cells.code || null,
    link: cells.link || null,
    title: {
      en: cells.title ?? "",
      ...(cells.title_fr && { fr: cells.title_fr }),
      ...(cells.title_ar && { ar: cells.title_ar }),
    },
    terms: { en: cells.terms ?? "" },
    ...worth,
    startsAt: instantOf(cells.starts),
    endsAt: instantOf(cells.ends),
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

/** "20%" and "5.00"; empty is not counted. */
function worthOf(text: string, currency: string): Pick<Body, "worthKind" | "worth"> | undefined {
  if (text === "") return { worthKind: "none", worth: 0 };
  const share = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(text);
  if (share) return { worthKind: "percent", worth: Math.round(Number(share[1]) * 100) };
  const amount = parseAmount(text, currency, "en");
  return amount.ok ? { worthKind: "amount", worth: amount.amount } : undefined;
}

/** A day begins at midnight (UTC); what is no moment is refused by the schema. */
function instantOf(text = ""): string | null {
  if (text === "") return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : text;
}

function keyOf({ issues: [issue] }: z.ZodError): ErrorKey {
  const keys: Record<string, ErrorKey> = {
    store: "offer_store_unknown",
    code: "coupon_code_invalid",
    link: "coupon_link_invalid",
    title: "coupon_title_invalid",
    startsAt: "coupon_moment_invalid",
    endsAt: "coupon_moment_invalid",
  };
  return keys[String(issue?.path[0])] ?? "field_invalid";
}
