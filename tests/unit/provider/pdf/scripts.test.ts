import { expect, test } from "vitest";
import { createPaper } from "#provider/pdf/paper.ts";
import { readPdf, type DrawnText } from "../../../support/pdf-text.ts";

async function draw(text: string, { direction = "ltr" as "ltr" | "rtl", width = 480 } = {}) {
  const at = new Date("2026-03-02T12:00:00Z");
  const paper = createPaper({ direction, language: "en", title: "Invoice", author: "Cashlane", at });
  paper.text(text, { x: paper.margin, y: paper.margin, width });
  const file = await paper.end();
  return { file, ...readPdf(file) };
}
const textOf = (drawn: DrawnText[]) => drawn.map(({ text }) => text).join("");
const fontsOf = (drawn: DrawnText[]) => [...new Set(drawn.map(({ font }) => font.replace("-Regular", "")))];

test.each([
  ["English", "Invoice", "Invoice", ["NotoSans"]],
  ["Vietnamese", "Nguyễn Ơn", "Nguyễn Ơn", ["NotoSans"]],
  ["Greek", "Ελλάς", "Ελλάς", ["NotoSans"]],
  ["Russian", "Пример", "Пример", ["NotoSans"]],
  ["Japanese", "カード株式会社", "カード株式会社", ["NotoSansJP"]],
  ["Chinese", "有限公司龙龍", "有限公司龙龍", ["NotoSansSC"]],
  ["Korean", "주식회사 韓國", "주식회사 韓國", ["NotoSansKR"]],
  ["Korean in single jamo", "주식".normalize("NFD"), "주식", ["NotoSansKR"]],
  ["Thai", "บริษัทน้ำ", "บริษัทน้ำ", ["NotoSansThai"]],
  ["Hindi", "हिन्दी", "हिन्दी", ["NotoSans"]],
  ["Chinese and English", "株式会社 ABC", "株式会社 ABC", ["NotoSansSC", "NotoSans"]],
])("draws %s with copyable letters", async (_, name, text, fonts) => {
  const { pages, drawn } = await draw(name);
  expect(textOf(drawn)).toBe(text);
  expect(fontsOf(drawn)).toEqual(fonts);
  expect(drawn.some(({ hasBox }) => hasBox)).toBe(false);
  expect(pages).toBe(1);
});

test.each([
  ["Hebrew", "עברית", "NotoSansHebrew"],
  ["Arabic", "شركة", "NotoSansArabic"],
])("draws %s from right to left", async (_, name, font) => {
  const { drawn } = await draw(name);
  expect(textOf(drawn)).toBe([...name].toReversed().join(""));
  expect(fontsOf(drawn)).toEqual([font]);
  expect(drawn.some(({ hasBox }) => hasBox)).toBe(false);
});

test.each([
  ["an emoji", "Shop 🎉 Ltd", "Shop Ltd"],
  ["an emoji made of several", "Shop 👩🏽‍💻", "Shop"],
  ["a flag", "🇫🇷 Shop", "Shop"],
  ["the frame around a digit", "1️⃣ Shop", "1 Shop"],
  ["a letter without a font", "Ltd \u{13000}", "Ltd"],
  ["a mark on a letter without a font", "Ltd \u{13000}\u0301", "Ltd"],
  ["an unassigned character", "A\u0378B", "AB"],
  ["a name of nothing else", "🎉", ""],
])("leaves out %s", async (_, name, text) => {
  const { drawn } = await draw(name);
  expect(textOf(drawn)).toBe(text);
  expect(drawn.some(({ hasBox }) => hasBox)).toBe(false);
});

test("a name of 200 characters in ten scripts stays small and on its page", async () => {
  const scripts = [
    "Invoice",
    "Ελλάς",
    "Пример",
    "شركة",
    "עברית",
    "हिन्दी",
    "บริษัท",
    "주식회사",
    "カタカナ",
    "株式会社",
  ];
  const { file, pages, drawn } = await draw([...`${scripts.join(" ")} `.repeat(4)].slice(0, 200).join(""), {
    width: 200,
  });
  expect(pages).toBe(1);
  expect(drawn.some(({ hasBox }) => hasBox)).toBe(false);
  expect(file.length).toBeLessThan(150_000);
});

test("a long word without spaces breaks between letters, each with its marks", async () => {
  const { drawn } = await draw("นี้".repeat(60), { width: 100 });
  const lines = drawn.map(({ text }) => text).filter(Boolean);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !/^(นี้)+$/.test(line))).toEqual([]);
});
