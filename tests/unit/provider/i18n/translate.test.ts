import { describe, expect, test } from "vitest";
import { errorKeys } from "#contract/calls/error-keys.ts";
import { translate } from "#provider/i18n/translate.ts";

const details = { minimum: 1_000, maximum: 500_000, available: 12_345, currency: "USD" };

describe("refusals in the request's language", () => {
  test("formats amounts beside a currency as money, in its digits", () => {
    expect(translate("en", "amount_above_available", details)).toBe("You can withdraw at most $123.45.");
    expect(translate("fr", "amount_above_maximum", details)).toMatch(/5.000,00.\$US/);
    expect(translate("en", "amount_below_minimum", { ...details, currency: "JPY" })).toBe(
      "The minimum is ¥1,000.",
    );
  });

  test("a number without a currency stays a number", () => {
    expect(translate("en", "payout_method_limit", { maximum: 5 })).toBe(
      "You can keep at most 5 payout methods.",
    );
  });

  test("a state is translated", () => {
    const decided = { name: "Otto", state: "failed" };
    expect(translate("en", "withdrawal_already_decided", decided)).toBe(
      "Already reviewed by Otto: payment failed.",
    );
    expect(translate("fr", "withdrawal_already_decided", decided)).toBe(
      "Déjà traité par Otto\u00a0: paiement échoué.",
    );
    expect(translate("ar", "withdrawal_already_decided", decided)).toContain("فشل الدفع");
  });

  test("a value is never read as a placeholder or a pattern", () => {
    const decided = { name: "{state} $& $1", state: "paid" };
    expect(translate("en", "withdrawal_already_decided", decided)).toBe(
      "Already reviewed by {state} $& $1: paid.",
    );
  });

  test.each(["en", "fr", "ar"] as const)("every key has a text in %s", (language) => {
    for (const key of errorKeys) expect(translate(language, key, details).trim()).not.toBe("");
  });
});
