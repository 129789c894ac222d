import { expect, test } from "vitest";
import { prepareEarlyPaint as paintFirstBytes } from "~/server/early-paint.server";

const preparePageWithRules = (html: string, preloads = "") =>
  paintFirstBytes(Buffer.from(html), "n0nce", "recordKey()", preloads).toString();
const preparePage = (html: string, preloads = "") =>
  preparePageWithRules(html, preloads).replace(/<style nonce="n0nce" id="arrival-style".*?<\/style>/, "");

const end = '<div id="page-end" hidden=""></div>';
const preload = (name: string) => `<link rel="modulepreload" href="/${name}.js" nonce="n"/>`;

test("puts the preloads behind the page instead of React's in the head", () => {
  const html = `<html><head><title>T</title>${preload("a")}<meta/></head><body><p>x</p>${end}<script>1</script></body></html>`;
  expect(preparePage(html, preload("a") + preload("b"))).toBe(
    `<html><head><title>T</title><meta/></head><body><p>x</p>${end}${preload("a")}${preload("b")}<script>1</script></body></html>`,
  );
});

test("keeps multi-byte characters whole", () => {
  const html = `<head><title>دولار</title></head><body>é €${end}x</body>`;
  expect(preparePage(html, preload("a"))).toBe(
    `<head><title>دولار</title></head><body>é €${end}${preload("a")}x</body>`,
  );
});

test("doesn't mistake page text for a preload", () => {
  const html = `<head></head><body><pre>&lt;link rel="modulepreload"></pre>${end}</body>`;
  expect(preparePage(html)).toBe(html);
});

test("passes on a page without an end or a head unchanged", () => {
  for (const html of [`<head>${preload("a")}</head><body></body>`, `${preload("a")}${end}`, ""])
    expect(preparePage(html)).toBe(html);
});

test.each([
  ["with an end", `<body>${end}</body>`],
  ["without one", "<body></body>"],
])("gives the style sheets that a page %s names the nonce", (_, body) => {
  const html = `<head><style data-precedence="default" data-href="blank"></style></head>${body}`;
  expect(preparePage(html)).toMatch(
    /^<head><style nonce="n0nce" data-precedence="default" data-href="blank">[^<]*<\/style><\/head><body>/,
  );
});

test("runs the shell's script first, on pages inside the shell", () => {
  const page = (mark: string) => `<head></head><body>${mark}${end}</body>`;
  expect(preparePage(page('<div id="heading-end" hidden=""></div>'))).toMatch(
    /^<head><script nonce="n0nce">recordKey\(\)<\/script><\/head>/,
  );
  expect(preparePage(page(""))).toBe(page(""));
});

test("hides content below the heading until the page's end is there", () => {
  const page = preparePageWithRules(`<head></head><body>${end}</body>`);
  expect(page).toContain(
    '<style nonce="n0nce" id="arrival-style">body:not(:has(> #page-end)) :is(#heading-end, #content) ~ * {',
  );
});
