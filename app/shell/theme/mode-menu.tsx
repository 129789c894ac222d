import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { useTranslation } from "~/i18n/use-translation";
import { ModeChoices, modeIcons } from "./mode-choices";
import { useTheme } from "./use-theme";

/** A menu that selects the color mode. Its icon shows the current choice. */
export function ModeMenu() {
  const t = useTranslation("shell");
  const { mode } = useTheme();
  const Current = modeIcons[mode];
  return (
    <Menu
      label={t("modeNow", { mode: t(`mode_${mode}`) })}
      trigger={<Current aria-hidden className="size-5" />}
      triggerClassName={buttonStyle("ghost", "icon")}
    >
      <ModeChoices choiceClassName={menuItemStyle} />
    </Menu>
  );
}
