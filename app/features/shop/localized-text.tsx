import type { LocalizedText } from "#contract/text/text.ts";
import { directionOf } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";

/** A text of the shop with its `lang` attribute, if it isn't in the page's language. */
export function ShopText({ text: { text, language } }: { text: LocalizedText }) {
  const page = useLanguage();
  if (language === page) return <bdi>{text}</bdi>;
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {text}
    </bdi>
  );
}
