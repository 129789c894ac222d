import { expect, test } from "vitest";
import { highlightWords } from "~/features/search/fold";
import { markedHtml } from "~/features/search/highlighted";

test("marks several words, each once", () => {
  const pieces = highlightWords("Frais de PayPal : déjà payés", ["paypal", "pay", "deja"]);
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["PayPal", "déjà", "pay"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Frais de PayPal : déjà payés");
});

test("in HTML only text is marked: no tag, address or escaped character breaks", () => {
  const html = '<p>a &amp; b <a href="/amp/p">amp</a> &lt;p&gt;</p>';
  expect(markedHtml(html, ["amp", "p", "lt"]).replace(/ class="[^"]*"/g, "")).toBe(
    '<p>a &amp; b <a href="/amp/p"><mark>amp</mark></a> &lt;<mark>p</mark>&gt;</p>',
  );
  expect(markedHtml(html, [])).toBe(html);
});
