import { expect, test } from "vitest";
import { textsOf } from "../../../support/pages/texts-of.ts";

const french = import.meta.glob<string>(["/app/locales/fr/*.ts", "/provider/src/locales/fr/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const provider = import.meta.glob<string>("/provider/src/locales/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

// Of two marks in a row, only the first needs a space before it.
const markWithoutSpace = /(?<![\u00a0\u202f?!])[:;?!](?=$|[\s»])|«(?!\u00a0)|(?<!\u00a0)»/;

test.each(Object.entries(french))("in %s non-breaking spaces precede : ; ? ! and pad « »", (_, source) => {
  expect(textsOf(source).filter((text) => markWithoutSpace.test(text))).toEqual([]);
});

test.each(Object.entries(provider))(
  "in %s, in any language, no line can begin with a punctuation mark",
  (_, source) => {
    expect(textsOf(source).filter((text) => / [:;?!»](?=$|[\s»])|« /.test(text))).toEqual([]);
  },
);
