import type { LocalizedText } from "#contract/text/text.ts";
import { directionOf } from "~/i18n/languages";

/** A text written by an admin, with a `lang` attribute because its language may differ from the page's. */
export function LocalizedSpan({ text: { text, language } }: { text: LocalizedText }) {
  return (
    <span lang={language} dir={directionOf(language)} className="inline-block whitespace-pre-line">
      {text}
    </span>
  );
}
