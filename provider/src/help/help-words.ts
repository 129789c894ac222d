import type { HelpWords } from "../database/help-schema.ts";

/** What one category holds in one language, by the entries' names in addresses; their order is the readers'. */
export interface CategoryWords {
  articles: Record<string, HelpWords>;
  answers: Record<string, HelpWords>;
}

/** The same entries in another language: one too few or too many does not compile. */
export interface TranslatedWords<English extends CategoryWords> {
  articles: Record<keyof English["articles"], HelpWords>;
  answers: Record<keyof English["answers"], HelpWords>;
}
