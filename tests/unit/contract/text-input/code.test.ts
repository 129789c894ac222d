import { describe, expect, test } from "vitest";
import { verificationCode } from "#contract/text/email.ts";
import { enteredCode } from "#contract/accounts/second-factor.ts";

const spellings = [
  "123456",
  "123 456",
  "123-456",
  "123–456",
  " 123\u00a0456 ",
  "١٢٣٤٥٦",
  "123456\u200e",
  "１２３４５６",
];

describe("a six-digit code", () => {
  test.each(spellings)("from a mail is read from %j", (text) => {
    expect(verificationCode.parse(text)).toBe("123456");
  });

  test.each(spellings)("from an authenticator app is read from %j", (text) => {
    expect(enteredCode.parse(text)).toBe("123456");
  });
});

describe("a recovery code", () => {
  test.each(["x7k2m-9qr4t", "x7k2m–9qr4t", "x7k2m 9qr4t", "x7k2m9qr4t\u200f", "\u2066x7k2m‑9qr4t\u2069"])(
    "is read from %j",
    (text) => {
      expect(enteredCode.parse(text)).toBe("x7k2m9qr4t");
    },
  );
});

test.each(["", "12345", "1234567", "abcdef", "x7k2m-9qr4", "x7k2m_9qr4t", "😀".repeat(6)])(
  "refuses the format of %j",
  (text) => {
    expect(enteredCode.safeParse(text).error?.issues[0]?.message).toBe("code_wrong");
  },
);
