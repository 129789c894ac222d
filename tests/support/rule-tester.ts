import { type Linter, RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";

RuleTester.describe = describe;
RuleTester.it = it;

/** Runs the examples of a lint rule as tests; they are read as the project's own code is. */
export const ruleTester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
