import { describe, expect, it } from "vitest";
import { isExpiryValid, isCardNumber } from "~/demo/kits/form/card-rules";

describe("a card's number", () => {
  it.each(["4242 4242 4242 4242", "5555555555554444", "3782 822463 10005"])(
    "accepts the check digit of %s",
    (text) => {
      expect(isCardNumber(text)).toBe(true);
    },
  );
  it.each(["4242 4242 4242 4241", "4242", "0", "42424242424242424242"])(
    "refuses the check digit of %s",
    (text) => {
      expect(isCardNumber(text)).toBe(false);
    },
  );
});

describe("a card's last month", () => {
  const now = new Date("2026-03-31T23:59:59Z");
  it.each([
    ["03/26", true],
    ["02/26", false],
    ["01/27", true],
    ["12/25", false],
  ])("%s", (text, isGood) => {
    expect(isExpiryValid(text, now)).toBe(isGood);
  });
});
