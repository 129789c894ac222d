import type { Language } from "./languages";
import { type Texts, translate, type Translate } from "./translation";

/**
 * Returns a function that loads the texts of a lazy panel. Each language is a separate chunk, and only the
 * page's language is fetched. The function rejects if the chunk can't be fetched.
 */
export function lazyTexts<English>(loaders: Record<Language, () => Promise<{ texts: Texts }>>) {
  return async (language: Language): Promise<Translate<English>> => {
    const { texts } = await loaders[language]();
    return (key, values) => translate(texts, language, key, values);
  };
}
