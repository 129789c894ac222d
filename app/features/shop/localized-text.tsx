import type { LocalizedText } from "#contract/text/text.ts";
import { directionOf } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";

/** A text of the shop. It has a `lang` attribute if its language isn't the page's. */
export function ShopText({ text: { text, language } }: { text: LocalizedText }) {
  const page = useLanguage();
  if (language === page) return <bdi>{text}</bdi>;
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {text}
    </bdi>
  );
}
