import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPartOfReference, newReference } from "#provider/reference-codes.ts";

describe("references", () => {
  test("are a kind and eight characters that can't be mistaken for others", () => {
    for (const kind of ["WD", "OR"] as const)
      expect(newReference(kind)).toMatch(new RegExp(`^${kind}-[0-9A-HJKMNP-TV-Z]{8}$`));
  });

  test("are found by any part, in either case", () => {
    const part = fc.tuple(fc.nat(10), fc.integer({ min: 1, max: 11 }), fc.boolean());
    fc.assert(
      fc.property(part, fc.constantFrom("WD", "OR"), ([from, length, isSmall], kind) => {
        const text = newReference(kind).slice(from, from + length);
        expect(isPartOfReference(isSmall ? text.toLowerCase() : text), text).toBe(true);
      }),
    );
  });

  test.each(["anna@example.com", "Anna Meyer", "Abernathy", "OR-12345678-9", "%", "é"])(
    "%o can't be part of a reference",
    (text) => expect(isPartOfReference(text)).toBe(false),
  );
});
