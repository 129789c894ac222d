import { directionOf, type Language } from "~/i18n/languages";

interface ProseProps {
  /** Must come from `renderMarkdown`. */
  html: string;
  /** The text's language, if it differs from the page's. */
  language: Language;
}

/** The text of an article or an answer. */
export function Prose({ html, language }: ProseProps) {
  return (
    <div
      className="prose"
      lang={language}
      dir={directionOf(language)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
