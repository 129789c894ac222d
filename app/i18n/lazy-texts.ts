import type { Language } from "./languages";
import { type Texts, translate, type Translate } from "./translation";

/**
 * The texts of a lazy panel. Each language is a chunk of its own, and only the page's language is fetched.
 * The returned function rejects when the chunk cannot be fetched.
 */
export function lazyTexts<English>(loaders: Record<Language, () => Promise<{ texts: Texts }>>) {
  return async (language: Language): Promise<Translate<English>> => {
    const { texts } = await loaders[language]();
    return (key, values) => translate(texts, language, key, values);
  };
}
