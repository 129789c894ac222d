import { Languages } from "lucide-react";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { languages } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { LanguageLink } from "./language-link";

/** A menu with links to the current screen in other languages. */
export function LanguageMenu() {
  const t = useTranslation("shell");
  return (
    <Menu
      label={t("language")}
      trigger={<Languages aria-hidden className="size-5" />}
      triggerClassName={buttonStyle("ghost", "icon")}
    >
      {languages.map((language) => (
        <MenuItem key={language}>
          <LanguageLink language={language} className={menuItemStyle} />
        </MenuItem>
      ))}
    </Menu>
  );
}
