import type { LocalizedText } from "#contract/text/text.ts";
import { directionOf } from "~/i18n/languages";

/** An admin's text with its `lang` attribute, which may differ from the page's language. */
export function LocalizedSpan({ text: { text, language } }: { text: LocalizedText }) {
  return (
    <span lang={language} dir={directionOf(language)} className="inline-block whitespace-pre-line">
      {text}
    </span>
  );
}
