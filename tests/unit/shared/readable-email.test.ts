import { describe, expect, test } from "vitest";
import { readEmail } from "#contract/text/input/email.ts";
import { readableEmail } from "#shared/readable-email.ts";

describe("a stored email address is read as", () => {
  test.each([
    ["user@xn--bcher-kva.example", "user@bücher.example"],
    ["user@xn--80a1acny.xn--p1ai", "user@почта.рф"],
    ["user@xn--r8jz45g.xn--zckzah", "user@例え.テスト"],
    ["user@mail.xn--bcher-kva.example", "user@mail.bücher.example"],
    ["anna@example.com", "anna@example.com"],
    ["m•••@xn--bcher-kva.example", "m•••@bücher.example"],
    ["", ""],
    ["no address", "no address"],
  ])("%s → %s", (address, text) => {
    expect(readableEmail(address)).toBe(text);
  });

  test.each([
    "straße.example",
    "müller.de",
    "société.fr",
    "złoty.pl",
    "bánhmì.vn",
    "موقع.مصر",
    "عربي.com",
    "ελληνικά.gr",
    "пример.com",
    "שלום.co.il",
    "हिन्दी.भारत",
    "ไทย.com",
    "中文.cn",
    "日本語.jp",
    "ひらがな.jp",
    "한국어.kr",
    "հայաստան.am",
    "магазин-24.рус",
    "сор.рф",
  ])("its own script: %s", (domain) => {
    expect(readableEmail(readEmail(`user@${domain}`))).toBe(`user@${domain}`);
  });
});

describe("a label that could be mistaken for another stays encoded", () => {
  test.each([
    ["Cyrillic а in a Latin word", "аpple.com"],
    ["a Cyrillic word of Latin-looking letters", "аррӏе.com"],
    ["a Cyrillic word of Latin-looking letters and a digit", "сор24.example"],
    ["a Greek word of Latin-looking letters", "ρατο.com"],
    ["an Armenian word of Latin-looking letters", "սօս.com"],
    ["Greek and Latin letters", "bοx.example"],
    ["Latin letters and kana", "exampleノ.jp"],
    ["Cyrillic and Greek letters", "почтаλόγος.com"],
    ["dotless ı", "gmaıl.com"],
    ["an accent on a well-known service's name", "gmáil.com"],
    ["a crossed letter in a well-known service's name", "paypał.com"],
    ["the small letter kra", "banĸ.com"],
    ["a phonetic letter", "ɡoogle.com"],
    ["a symbol", "i❤.ws"],
    ["a Cherokee letter", "ꭰ.com"],
    ["a combining mark on a Cyrillic letter", "б\u0301очта.com"],
  ])("%s", (_, domain) => {
    const address = `user@${new URL(`http://${domain}`).hostname}`;
    expect(address).toContain("xn--");
    expect(readableEmail(address)).toBe(address);
  });

  test.each(["xn--", "xn--a", "xn--99999999", "xn--a-", "xn--é", "xn--bcher-kva1", "xn--example-", "xn--0"])(
    "malformed: %s",
    (label) => {
      expect(readableEmail(`user@${label}.example`)).toBe(`user@${label}.example`);
    },
  );
});
