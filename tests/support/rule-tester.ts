import { type Linter, RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";

RuleTester.describe = describe;
RuleTester.it = it;

/** Runs a lint rule's examples as tests, with the parser used for the project's own code. */
export const ruleTester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
