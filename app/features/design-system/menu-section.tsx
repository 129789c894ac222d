import { Menu, menuItemStyle } from "~/components/ui/menu";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";
import { SampleMenu } from "./sample-menu";
import { Section } from "./section";

/** A dropdown that opens without scripts, and a navigation with all a menu can have. */
export function MenuSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="menu">
      <div className="flex flex-wrap items-start gap-6">
        <Menu
          label={t("menuLabel")}
          trigger={t("menuLabel")}
          triggerClassName={buttonStyle("outline")}
          panelClassName="start-0 end-auto"
        >
          <a href="#buttons" className={menuItemStyle}>
            {t("section_buttons")}
          </a>
          <a href="#menu" aria-current="true" className={menuItemStyle}>
            {t("section_menu")}
          </a>
          <a href="#dialog" className={menuItemStyle}>
            {t("section_dialog")}
          </a>
        </Menu>
        <SampleMenu />
      </div>
    </Section>
  );
}
