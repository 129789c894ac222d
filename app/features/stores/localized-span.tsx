import type { LocalizedText } from "#contract/text.ts";
import { directionOf } from "~/i18n/languages";

/** What an admin wrote, marked with the language it really is in: it may not be the page's. */
export function LocalizedSpan({ text: { text, language } }: { text: LocalizedText }) {
  return (
    <span lang={language} dir={directionOf(language)} className="inline-block whitespace-pre-line">
      {text}
    </span>
  );
}
