import { CalendarDays, EllipsisVertical, RefreshCw, Share2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { shareAddress } from "~/components/ui/share-address";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";
import { type CardName, cardId, homePeriods, type HomePeriod } from "./cards";

interface CardMenuProps {
  name: CardName;
  /** The card's heading. */
  title: string;
  /** `null` for cards without a period. */
  period: HomePeriod | null;
  onRefresh: () => void;
}

/** The menu of a card: choose another period, reload, share. Every entry is a link. */
export function CardMenu({ name, title, period, onRefresh }: CardMenuProps) {
  const t = useTranslation("home");
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const place = `#${cardId(name)}`;
  // The link names the current period explicitly, so that it keeps its meaning if the default period changes.
  const here = pathname + (period ? `?period=${period}` : search);
  const texts = { title, copied: t("shareCopied"), failed: t("shareFailed") };
  return (
    <Menu
      label={t("cardMenu", { title })}
      trigger={<EllipsisVertical aria-hidden className="size-5" />}
      triggerClassName={buttonStyle("ghost", "icon", "no-print -my-1.5")}
      panelClassName="w-max font-normal text-ink"
    >
      {period &&
        homePeriods.map((one) => (
          <MenuItem key={one}>
            {/* Without scripts the page is loaded anew, and comes back to the card. */}
            <Link
              to={`?period=${one}${isHydrated ? "" : place}`}
              preventScrollReset
              aria-current={one === period ? "true" : undefined}
              className={menuItemStyle}
            >
              <CalendarDays aria-hidden className="size-4.5" />
              {t(`period_${one}`)}
            </Link>
          </MenuItem>
        ))}
      <div className={period ? "mt-2 border-t border-line pt-2" : undefined}>
        <MenuItem>
          {/* With a place behind it, a browser would only go there. */}
          <ActionLink href={here} onPress={onRefresh}>
            <RefreshCw aria-hidden className="size-4.5" />
            {t("refresh")}
          </ActionLink>
        </MenuItem>
        <MenuItem>
          <ActionLink
            href={here + place}
            onPress={(address) => {
              void shareAddress(address, texts);
            }}
          >
            <Share2 aria-hidden className="size-4.5" />
            {t("share")}
          </ActionLink>
        </MenuItem>
      </div>
    </Menu>
  );
}

/** A link whose press is handled by scripts. With a modifier key it still opens the page. */
function ActionLink({
  onPress,
  onClick,
  ...link
}: ComponentProps<"a"> & { onPress: (address: string) => void }) {
  return (
    <a
      {...link}
      className={menuItemStyle}
      onClick={(event) => {
        // The menu's own handler closes the menu and checks `defaultPrevented`, so it must run first.
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress(event.currentTarget.href);
      }}
    />
  );
}
