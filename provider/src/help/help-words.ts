import type { HelpWords } from "../database/schema/help-schema.ts";

/** The entries of one category in one language, by slug, in the order in which readers see them. */
export interface CategoryWords {
  articles: Record<string, HelpWords>;
  answers: Record<string, HelpWords>;
}

/** The same entries in another language. A missing or additional entry is a compile error. */
export interface TranslatedWords<English extends CategoryWords> {
  articles: Record<keyof English["articles"], HelpWords>;
  answers: Record<keyof English["answers"], HelpWords>;
}
