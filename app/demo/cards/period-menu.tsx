import { EllipsisVertical } from "lucide-react";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useUrlWithParameter } from "../kits/use-url-with-parameter";
import { type Period, periods } from "./periods";

interface PeriodMenuProps {
  /** The name of the figure that the menu belongs to. */
  label: string;
  /** The query parameter that holds the period. */
  name: string;
  current: Period;
}

/** Renders a menu of links that choose the period of a card. The URL holds the choice. */
export function PeriodMenu({ label, name, current }: PeriodMenuProps) {
  const t = useTranslation("demo-widgets");
  const addressFor = useUrlWithParameter(name);
  return (
    <Menu
      label={t("periodOf", { name: label })}
      trigger={<EllipsisVertical aria-hidden className="size-5" />}
      triggerClassName="size-9 justify-center hover:bg-sunken"
    >
      {periods.map((period) => (
        <MenuItem key={period}>
          <Link
            to={addressFor(period)}
            replace
            preventScrollReset
            aria-current={period === current ? "true" : undefined}
            className={menuItemStyle}
          >
            {t(`period_${period}`)}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
