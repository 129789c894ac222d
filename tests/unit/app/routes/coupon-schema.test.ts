import { expect, test } from "vitest";
import { textsOf } from "~/i18n/resources.server";
import { translate } from "~/i18n/translation";
import { couponSchema } from "~/routes/$lang.apps.ecommerce.coupons/coupon-schema.server";

const schema = couponSchema((key) => translate(textsOf("en", "coupon-admin"), "en", key), {
  currency: "USD",
  language: "en",
});
const key = crypto.randomUUID();
const typed = { key, titleEn: " A tenth off ", titleFr: " ", worth: "10 %", startsAt: "2026-03-01T00:00" };

function errorsOf(fields: Record<string, string>): string[] {
  return schema.safeParse(fields).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

test("returns the input of the call for a new coupon", () => {
  expect(schema.parse({ ...typed, store: "acme" })).toEqual({
    key,
    target: { store: "acme" },
    body: {
      title: { en: "A tenth off" },
      terms: { en: "" },
      code: null,
      link: null,
      worthKind: "percent",
      worth: 1000,
      startsAt: "2026-03-01T00:00:00.000Z",
      endsAt: null,
    },
  });
});

test("returns the version that a change is based on", () => {
  const fields = { ...typed, coupon: "c_1", version: "3" };
  expect(schema.parse(fields).target).toEqual({ id: "c_1", version: 3 });
});

test("refuses a change without a version", () => {
  expect(errorsOf({ ...typed, coupon: "c_1" })).toEqual(["version"]);
});

test("reports the errors of all fields together", () => {
  const invalid = { titleEn: "ab", code: "x", link: "http://acme.test", worth: "ten", startsAt: "tomorrow" };
  expect(errorsOf({ key, ...invalid }).sort()).toEqual([
    ...["code", "link", "startsAt", "store", "titleEn", "worth"],
  ]);
});
