import type { Language } from "./languages";
import { type Texts, translate, type Translate } from "./translation";

/**
 * How an island, fetched when it is needed, gets its texts: each language is a file of its own in the
 * browser, and only the page's is fetched. The returned function throws when it cannot be.
 */
export function islandTexts<English>(loaders: Record<Language, () => Promise<{ texts: Texts }>>) {
  return async (language: Language): Promise<Translate<English>> => {
    const { texts } = await loaders[language]();
    return (key, values) => translate(texts, language, key, values);
  };
}
