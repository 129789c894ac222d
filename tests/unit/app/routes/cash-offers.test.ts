import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfferChange, OfferDetails } from "#contract/offers/admin-offers.ts";
import { differences, kindOf } from "~/routes/$lang.apps.details.cash-offers/differences";
import { fieldName, parseOffer } from "~/routes/$lang.apps.details.cash-offers/parse-offer";
import { saveSchema } from "~/routes/$lang.apps.details.cash-offers/save-offer.server";
import { shownRows, offerInput } from "~/routes/$lang.apps.details.cash-offers/offer-input";

const text = fc.stringMatching(/^[A-Za-z0-9 é%]{1,20}$/).map((value) => value.trim() || "x");
const texts = fc.record({ en: text, fr: text, ar: text }, { requiredKeys: ["en"] });
const rate = fc.integer({ min: 0, max: 1_000_000 });
const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const instant = moment.map((date) => date.toISOString());
const percentage = rate.map((parts) => parts / 100);
const offerOf = (rateKind: "percent" | "flat", value: typeof rate) =>
  fc.record({
    rateKind: fc.constant(rateKind),
    rate: value,
    commission: value,
    cap: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    tiers: fc.array(fc.record({ code: text, label: texts, rate: value }), { maxLength: 11 }),
    terms: texts,
    exclusions: texts,
    startsAt: instant,
    endsAt: fc.option(instant),
  });
const offer = fc.oneof(offerOf("percent", percentage), offerOf("flat", rate));

describe("an offer's form parses the values it shows", () => {
  test.each(["en", "fr", "ar"])("in %s, in currencies of any decimals", (language) => {
    fc.assert(
      fc.property(offer, fc.constantFrom("USD", "JPY", "KWD"), (conditions, currency) => {
        const fixedDetails = { store: { slug: "acme" }, network: { key: "awin" }, currency };
        const typed = offerInput({ ...conditions, ...fixedDetails } as OfferDetails, language);
        expect(parseOffer(typed, { currency, language })).toMatchObject({ offer: conditions, problems: {} });
        expect(shownRows(typed)).toBe(conditions.tiers.length + 1);
      }),
    );
  });

  test("shows an error in its row, whichever rows were left empty", () => {
    const typed = { "tier2-code": "a", "tier5-code": "b" };
    const { rows, problems } = parseOffer(typed, { currency: "USD", language: "en" });
    expect(rows).toEqual([2, 5]);
    expect(problems).toMatchObject({ rate: "required", "tier5-rate": "required", "tier2-en": "required" });
    expect(
      ["tiers.1.rate", "tiers.0.label.fr", "terms.en", "endsAt"].map((name) => fieldName(name, rows)),
    ).toEqual([...["tier5-rate", "tier2-fr", "terms-en", "endsAt"]]);
  });
});

describe("the history of an offer", () => {
  const at = "2026-03-01T00:00:00.000Z";
  const version = {
    version: 2,
    at,
    by: null,
    rateKind: "percent",
    rate: 500,
    tiers: [],
    cap: null,
    terms: { en: "" },
    exclusions: { en: "" },
    commission: 900,
    startsAt: at,
    endsAt: null,
  } satisfies OfferChange;

  test("names the differences, ignoring fields that one version lacks", () => {
    const after = { ...version, rate: 600, endsAt: at, terms: { en: "New" } };
    expect(differences(version, after)).toEqual(["rate", "endsAt", "terms"]);
    const { commission: _, startsAt: __, endsAt: ___, ...early } = version;
    expect(differences(early, after)).toEqual(["rate", "terms"]);
    expect(differences(version, { ...version, rateKind: "flat" })).toEqual(["rate"]);
  });

  test.each([
    [{ version: 1 }, "created"],
    [{}, "changed"],
    [{ endsAt: "2026-04-01T00:00:00.000Z" }, "changed"],
    [{ endsAt: at }, "ended"],
  ])("%j is %s", (more, kind) => expect(kindOf({ ...version, ...more })).toBe(kind));
});

test("refuses a change of an offer that doesn't name the version it is based on", () => {
  const fields = { key: crypto.randomUUID(), offer: "o_1" };
  expect(saveSchema.safeParse(fields).error?.issues[0]?.path).toEqual(["version"]);
  expect(saveSchema.safeParse({ ...fields, version: "2" }).data?.version).toBe(2);
});
