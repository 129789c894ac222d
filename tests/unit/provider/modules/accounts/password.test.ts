import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "#provider/modules/accounts/password.ts";

const composed = "Café-crème-10".normalize("NFC");
const decomposed = composed.normalize("NFD");

describe("a password with accents", () => {
  test.each([
    ["composed", composed],
    ["decomposed", decomposed],
    ["full-width", "Ｃafé-crème-10"],
  ])("set composed matches the same typed %s", async (_form, typed) => {
    expect(await verifyPassword(await hashPassword(composed), typed)).toBe(true);
  });

  test.each([
    ["composed", composed, decomposed],
    ["decomposed", decomposed, composed],
  ])("hashed %s before hashes were normalized still works in the other form", async (_form, set, typed) => {
    const old = await hash(set, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    expect(await verifyPassword(old, typed)).toBe(true);
  });

  test("a password differs from the same one without accents", async () => {
    expect(await verifyPassword(await hashPassword(composed), "Cafe-creme-10")).toBe(false);
  });
});

test("every password is wrong if there is no account", async () => {
  expect(await verifyPassword(undefined, composed)).toBe(false);
});
