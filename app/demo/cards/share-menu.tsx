import { Share2 } from "lucide-react";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { useTranslation } from "~/i18n/use-translation";
import { sharePlaces } from "./share-places";

interface ShareMenuProps {
  /** The name of the shared item. */
  name: string;
  address: string;
}

/** Renders a menu for sharing a URL on three networks or by mail. */
export function ShareMenu({ name, address }: ShareMenuProps) {
  const t = useTranslation("demo-cards");
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
  const places = [...sharePlaces(name, address), { place: t("byMail"), to: mail }];
  return (
    <Menu
      label={t("shareNamed", { name })}
      trigger={<Share2 aria-hidden className="size-5" />}
      triggerClassName={buttonStyle("ghost", "icon")}
    >
      {places.map(({ place, to }) => (
        <MenuItem key={place}>
          <a href={to} target="_blank" rel="noreferrer" className={menuItemStyle}>
            {place}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
