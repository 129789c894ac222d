import { expect, test } from "vitest";
import { newPassword } from "#contract/accounts/auth.ts";

const decomposed = "e\u0301";
const issuesOf = (password: string) =>
  newPassword.safeParse(password).error?.issues.map((one) => one.message);

test.each([
  ["nine-char", ["password_too_short"]],
  ["ten-chars!", undefined],
  [decomposed.repeat(5), ["password_too_short"]],
  [decomposed.repeat(10), undefined],
  ["😀".repeat(9), ["password_too_short"]],
  [decomposed.repeat(200), undefined],
  [decomposed.repeat(201), ["password_too_long"]],
  ["x".repeat(201), ["password_too_long"]],
])("the new password %s has the issues %j", (password, issues) => {
  expect(issuesOf(password)).toEqual(issues);
});
