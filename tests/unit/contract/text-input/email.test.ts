import { describe, expect, test } from "vitest";
import { emailAddress } from "#contract/accounts/auth.ts";

describe("an email address", () => {
  test.each([
    ["user@bücher.example", "user@xn--bcher-kva.example"],
    ["user@xn--80a1acny.xn--p1ai", "user@xn--80a1acny.xn--p1ai"],
    ["user@почта.рф", "user@xn--80a1acny.xn--p1ai"],
    ["user@例え.テスト", "user@xn--r8jz45g.xn--zckzah"],
    ["user@BÜCHER.example", "user@xn--bcher-kva.example"],
    [" Anna.B+2@Example.COM\u200e", "anna.b+2@example.com"],
    ["\u2066anna@example.com\u2069", "anna@example.com"],
    ["anna＠example。com", "anna@example.com"],
    ["o'neil_x@sub.example.co.uk", "o'neil_x@sub.example.co.uk"],
  ])("%j is saved as %s", (text, address) => {
    expect(emailAddress.parse(text)).toBe(address);
  });

  test.each([
    "",
    "anna",
    "anna@",
    "@example.com",
    "anna@example",
    "anna..b@example.com",
    ".anna@example.com",
    "anna@1.2.3.4",
    "anna@[::1]",
    "anna@exa mple.com",
    "anna@example.com/path",
    "anna@example.com:80",
    "anna b@example.com",
    "anna@@example.com",
    "ännä@example.com",
    `${"a".repeat(250)}@example.com`,
    "anna@example.com\nbcc: x@example.com",
  ])("refuses %j", (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false);
  });
});
