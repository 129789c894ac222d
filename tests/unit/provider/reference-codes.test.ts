import { PgDialect } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shopOrders } from "#provider/database/schema/shop-schema.ts";
import { inReference, newReference } from "#provider/reference-codes.ts";

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
        const condition = inReference(isSmall ? text.toLowerCase() : text, shopOrders.reference);
        expect(condition, text).toBeDefined();
        expect(new PgDialect().sqlToQuery(condition!).sql).toContain("strpos");
      }),
    );
  });

  test.each(["anna@example.com", "Anna Meyer", "Abernathy", "OR-12345678-9", "%", "é", ""])(
    "%o contains no reference and finds nothing",
    (text) => expect(inReference(text, shopOrders.reference)).toBeUndefined(),
  );
});
