import { Languages } from "lucide-react";
import { useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { languageNames, languages } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { addressInLanguage } from "~/navigation/localized-path";

/**
 * The same screen in another language: plain links that load the document anew, because texts already
 * on the page would stay in the old one. Path and query are kept, the hash where scripts run.
 */
export function LanguageMenu() {
  const t = useTranslation("shell");
  const current = useLanguage();
  const here = useLocation();
  return (
    <Menu
      label={t("language")}
      trigger={<Languages aria-hidden className="size-5" />}
      triggerClassName={buttonStyle("ghost", "icon")}
    >
      {languages.map((language) => (
        <MenuItem key={language}>
          <a
            href={addressInLanguage(here, language)}
            onClick={(event) => {
              event.currentTarget.hash = window.location.hash;
            }}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? "true" : undefined}
            className={menuItemStyle}
          >
            {languageNames[language]}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
