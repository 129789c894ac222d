import { z } from "zod";
import {
  type AdminCoupon,
  couponCode,
  couponLink,
  type CouponRequest,
} from "#contract/coupons/admin-coupons.ts";
import { parseAmount, parseExactPercentage } from "#contract/money/amount.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseDateTimeInput } from "~/features/administration/date-time-input";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Text = Translate<Namespaces["coupon-admin"]>;

interface AmountFormat {
  currency: string;
  language: Language;
}

/** The coupon to change and the version the change is based on, or the store of a new coupon. */
type CouponTarget = { id: string; version: number } | { store: string };

/** Returns the schema of the form that creates or changes a coupon. Its output is the input of the call. */
export function couponSchema(t: Text, format: AmountFormat) {
  const title = z.string().trim().max(120, t("titleInvalid"));
  const text = z.string().trim().default("");
  const moment = parsed((typed) => (typed === "" ? null : parseDateTimeInput(typed)), t("moment"));
  return z
    .object({
      key: formKey,
      coupon: id.optional(),
      version: z.coerce.number().int().positive().optional(),
      store: text,
      titleEn: title.default("").refine(({ length }) => length >= 3, t("titleInvalid")),
      titleFr: title.default(""),
      titleAr: title.default(""),
      code: parsed((typed) => optional(typed, couponCode), t("codeInvalid")),
      link: parsed((typed) => optional(typed, couponLink), t("linkInvalid")),
      worth: parsed((typed) => parseWorth(typed, format), t("worthWrong")),
      startsAt: moment,
      endsAt: moment,
      termsEn: text,
      termsFr: text,
      termsAr: text,
    })
    .refine(({ coupon, store }) => Boolean(coupon ?? store), {
      path: ["store"],
      message: t("required"),
      // Also checked if other fields are invalid, so that all errors are shown together.
      when: () => true,
    })
    .transform(({ key, coupon, version, store, ...fields }, { addIssue }) => {
      const body: CouponRequest = {
        title: byLanguage(fields.titleEn, fields.titleFr, fields.titleAr),
        terms: byLanguage(fields.termsEn, fields.termsFr, fields.termsAr),
        code: fields.code,
        link: fields.link,
        ...fields.worth,
        startsAt: fields.startsAt,
        endsAt: fields.endsAt,
      };
      if (!coupon) return { key, body, target: { store } as CouponTarget };
      if (version !== undefined) return { key, body, target: { id: coupon, version } as CouponTarget };
      // Without the version, the change could overwrite another admin's change.
      addIssue({ code: "custom", path: ["version"], message: t("required") });
      return z.NEVER;
    });
}

/** Returns the schema of a field whose trimmed text `parse` converts; `undefined` means that it is invalid. */
function parsed<Value>(parse: (typed: string) => Value | undefined, message: string) {
  return z
    .string()
    .trim()
    .default("")
    .transform((typed, { addIssue }) => {
      const value = parse(typed);
      if (value !== undefined) return value;
      addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

function optional(typed: string, schema: z.ZodType<string>): string | null | undefined {
  return typed === "" ? null : schema.safeParse(typed).data;
}

function byLanguage(en: string, fr: string, ar: string) {
  return { en, ...(fr && { fr }), ...(ar && { ar }) };
}

function parseWorth(
  typed: string,
  { currency, language }: AmountFormat,
): Pick<AdminCoupon, "worthKind" | "worth"> | undefined {
  if (typed === "") return { worthKind: "none", worth: 0 };
  const isShare = /[%٪]/.test(typed);
  const plain = typed.replace(/(?<!\s)\s*[%٪]\s*/, "");
  const result = isShare ? parseExactPercentage(plain, language) : parseAmount(plain, currency, language);
  if (!result.ok || result.amount <= 0) return undefined;
  return { worthKind: isShare ? "percent" : "amount", worth: result.amount };
}
