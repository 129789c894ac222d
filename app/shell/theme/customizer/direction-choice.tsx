import { useLocation } from "react-router";
import { directionOf, languageNames, type Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import { inLanguage } from "~/navigation/localized-path";
import { classNames } from "~/components/ui/class-names";
import type { CustomizerTexts } from "./texts";

const speakers: Record<"ltr" | "rtl", Language> = { ltr: "en", rtl: "ar" };

/**
 * Links that change the text direction. Because the direction depends on the language, they lead to the page
 * in a language with the other direction.
 */
export function DirectionChoice({ texts: t }: { texts: CustomizerTexts }) {
  const { pathname, search } = useLocation();
  const current = useLanguage();
  return (
    <div role="group" aria-labelledby="customizer-direction">
      <p id="customizer-direction" className="mb-2 font-medium">
        {t("direction")}
      </p>
      <ul className="grid grid-cols-2 gap-3 text-center text-sm">
        {(["ltr", "rtl"] as const).map((direction) => {
          const isCurrent = directionOf(current) === direction;
          const language = isCurrent ? current : speakers[direction];
          return (
            <li key={direction}>
              <a
                href={inLanguage(pathname, language) + search}
                hrefLang={language}
                aria-current={isCurrent ? "true" : undefined}
                className={classNames(
                  "block rounded-md border p-2",
                  isCurrent
                    ? "border-primary bg-primary-soft text-on-primary-soft outline-1 outline-primary"
                    : "border-line-strong hover:bg-sunken",
                )}
              >
                {t(`direction_${direction}`)}
                <span className="block text-xs opacity-80" lang={language}>
                  {languageNames[language]}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
