import { expect, test } from "vitest";
import { textsOf } from "../../../support/pages/texts-of.ts";

const english = import.meta.glob<string>(["/app/locales/en/*.ts", "/provider/src/locales/en/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const british =
  /\b(programmes?|colou\w+|favourites?|cancell(ed|ing)|catalogues?|cheques?|behaviour|licences?|grey)\b/i;

/** Returns whether a literal is a text, not a key such as `order.fail`. */
const isText = (literal: string) => /\s|^[A-Z]/.test(literal);

test.each(Object.entries(english))("%s has American spelling", (_, source) => {
  const texts = textsOf(source)
    .filter(isText)
    // Names of parameters and of a tracking URL's placeholders aren't checked.
    .map((text) => text.replace(/\{+[^}]*\}+/g, "…").replace("click, site, programme and publisher", "…"));
  expect(texts.filter((text) => british.test(text))).toEqual([]);
});
