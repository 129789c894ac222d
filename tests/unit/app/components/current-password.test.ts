import { expect, test } from "vitest";
import { currentPassword as providerPassword } from "#contract/accounts/auth.ts";
import { currentPassword } from "~/components/form/current-password";

const schema = currentPassword("Enter your password.");

test("the current password is sent as it was typed", () => {
  const password = ` ${"é ".repeat(100)}`;
  expect(schema.parse(password)).toBe(password);
});

test("a password that is too long is shortened, and the provider refuses it", () => {
  const sent = schema.parse("x".repeat(60_000));
  expect(sent.length).toBeLessThan(5_000);
  const [issue] = providerPassword.safeParse(sent).error!.issues;
  expect(issue?.message).toBe("password_too_long");
});
