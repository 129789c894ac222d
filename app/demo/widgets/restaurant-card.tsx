import { EllipsisVertical } from "lucide-react";
import { Form, useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { BannerCard } from "../cards/banner-card";
import { StarRow } from "../cards/star-row";
import { LinkTabs } from "../kits/link-tabs";
import { ToggleButton } from "./toggle-button";
import { timeTabs, type Toggle } from "./toggles";

interface RestaurantCardProps {
  on: readonly Toggle[];
  time: (typeof timeTabs)[number];
}

/** Renders a restaurant: stars, a choice of times, a booking button and a menu of further actions. */
export function RestaurantCard({ on, time }: RestaurantCardProps) {
  const t = useTranslation("demo-cards");
  const { search } = useLocation();
  const isFavourite = on.includes("favourite");
  return (
    <BannerCard
      picture="meal"
      title={t("restaurant")}
      subtitle={isFavourite ? t("favourite") : t("restaurantPlace")}
      actions={
        <Menu
          label={t("restaurantMenu")}
          trigger={<EllipsisVertical aria-hidden className="size-5" />}
          triggerClassName={buttonStyle("ghost", "icon")}
        >
          <Form method="post" action={search || "?"} preventScrollReset replace>
            <MenuItem>
              <button type="submit" name="toggle" value="favourite" className={menuItemStyle}>
                {t(isFavourite ? "favouriteOff" : "favouriteOn")}
              </button>
            </MenuItem>
          </Form>
          <MenuItem>
            <LocalizedLink to="/stores" className={menuItemStyle}>
              {t("restaurantStores")}
            </LocalizedLink>
          </MenuItem>
        </Menu>
      }
    >
      <StarRow stars={4} />
      <p className="mt-2 mb-4">{t("restaurantText")}</p>
      <LinkTabs
        label={t("times")}
        name="time"
        current={time}
        tabs={timeTabs.map((value) => ({ value, label: t(`time_${value}`) }))}
      />
      <ToggleButton
        name="table"
        isOn={on.includes("table")}
        captions={{ off: t("tableBook"), on: t("tableBooked", { time: t(`time_${time}`) }) }}
        isWide
      />
    </BannerCard>
  );
}
