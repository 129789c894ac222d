import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";
import { SampleMenu } from "./sample-menu";
import { Section } from "~/features/design-system/section";

/** Shows a dropdown menu that works without scripts, and a navigation menu with all features. */
export function MenuSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="menu">
      <div className="flex flex-wrap items-start gap-6">
        <Menu
          label={t("menuLabel")}
          trigger={t("menuLabel")}
          triggerClassName={buttonStyle("outline")}
          align="start"
        >
          <MenuItem>
            <a href="#buttons" className={menuItemStyle}>
              {t("section_buttons")}
            </a>
          </MenuItem>
          <MenuItem>
            <a href="#menu" aria-current="true" className={menuItemStyle}>
              {t("section_menu")}
            </a>
          </MenuItem>
          <MenuItem>
            <a href="#dialog" className={menuItemStyle}>
              {t("section_dialog")}
            </a>
          </MenuItem>
        </Menu>
        <SampleMenu />
      </div>
    </Section>
  );
}
