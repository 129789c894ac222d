import { Share2 } from "lucide-react";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { useTranslation } from "~/i18n/use-translation";
import { sharePlaces } from "./share-places";

interface ShareMenuProps {
  /** What is shared. */
  name: string;
  address: string;
}

/** Where an address can be told to others: three networks and a mail. */
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
