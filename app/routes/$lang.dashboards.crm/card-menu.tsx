import { CalendarDays, EllipsisVertical, RefreshCw, Share2 } from "lucide-react";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { shareAddress } from "~/components/ui/share-address";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { type CardName, cardId, homePeriods, type HomePeriod } from "./cards";

interface CardMenuProps {
  name: CardName;
  /** The card's heading. */
  title: string;
  /** The period of the card; `null` for a card without a period. */
  period: HomePeriod | null;
  onRefresh: () => void;
}

/** The menu of a card, which changes the period, reloads or shares it. Every entry is a link. */
export function CardMenu({ name, title, period, onRefresh }: CardMenuProps) {
  const t = useTranslation("home");
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const cardFragment = `#${cardId(name)}`;
  // Names the current period explicitly, so that a shared link doesn't change if the default period changes.
  const currentPath = pathname + (period ? `?period=${period}` : search);
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
            {/* Without scripts, the whole page is reloaded and scrolls to the card. */}
            <Link
              to={`?period=${one}${isHydrated ? "" : cardFragment}`}
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
          {/* The URL has no fragment, because with one, browsers would only scroll instead of loading the
              page. */}
          <ActionLink href={currentPath} onPress={onRefresh}>
            <RefreshCw aria-hidden className="size-4.5" />
            {t("refresh")}
          </ActionLink>
        </MenuItem>
        <MenuItem>
          <ActionLink
            href={currentPath + cardFragment}
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

/** A link that scripts handle when it is pressed. With a modifier key it opens the page, like any link. */
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
        // Must run first, because the menu's own handler checks `defaultPrevented` and closes the menu.
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress(event.currentTarget.href);
      }}
    />
  );
}
