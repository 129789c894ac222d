import { expect, test } from "vitest";
import { textFilePath } from "~/i18n/text-files";

test.each([
  ["/:lang/stores", "en/stores.js"],
  ["/:lang/stores/:store", "en/stores.$store.js"],
  [":lang/apps/wallet/my-balance", "en/apps.wallet.my-balance.js"],
  ["/:lang", "en/index.js"],
  ["/:lang/*", "en/$.js"],
  ["/front-pages/*", "en/front-pages.$.js"],
])("the texts of %s are in %s", (pattern, path) => {
  expect(textFilePath("en", pattern)).toBe(path);
});
