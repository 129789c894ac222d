import { directionOf, type Language } from "~/i18n/languages";

interface ProseProps {
  /** From `renderMarkdown`, and nowhere else. */
  html: string;
  /** What it is written in, where that is not the page's language. */
  language: Language;
}

/** An article's or answer's text. */
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
