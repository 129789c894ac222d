import { expect, test } from "vitest";
import common from "#provider/modules/accounts/common-passwords.json" with { type: "json" };
import { assertStrongPassword } from "#provider/modules/accounts/password-rules.ts";

const noor = { name: "Noor Haddad", email: "n.haddad1984@example.test" };

test("the list is 100,000 passwords of valid length, in lower case", () => {
  const list = common.list.trim().split("\n");
  expect(new Set(list).size).toBe(100_000);
  expect(list.every((password) => password.length >= 10 && password === password.toLowerCase())).toBe(true);
});

test.each([
  ["password123", "password_common"],
  ["Password123", "password_common"],
  ["QWERTYUIOP", "password_common"],
  ["ｐａｓｓｗｏｒｄ１２３", "password_common"],
  ["aaaaaaaaaaaaaaaaaaaa", "password_common"],
  ["abababababab", "password_common"],
  ["Noor-Haddad-84", "password_personal"],
  ["haddad1984haddad", "password_personal"],
  ["Cashlane-2026", "password_personal"],
])("%s is %s", (password, key) => {
  expect(() => assertStrongPassword(password, noor, "newPassword")).toThrow(
    expect.objectContaining({ status: 422, key, extra: { fields: { newPassword: [key] } } }),
  );
});

test.each(["Right-horse-7", "noor likes long walks", "صديق الطريق الطويل", "k3#vQ9!xW2"])(
  "accepts %s",
  (password) => {
    expect(() => assertStrongPassword(password, noor, "password")).not.toThrow();
  },
);
