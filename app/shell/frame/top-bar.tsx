import { Menu as MenuIcon } from "lucide-react";
import { use } from "react";
import { buttonStyle } from "~/components/ui/button-style";
import { Skeleton } from "~/components/ui/skeleton";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { isStaff } from "~/page/viewer";
import { BalanceLink } from "~/shell/menus/balance-link";
import { LanguageMenu } from "~/shell/menus/language-menu";
import { LogoLink, LogoMark } from "./logo";
import { type SharedContent, SharedPart } from "./shared-part";
import { ModeMenu } from "~/shell/theme/mode-menu";
import { NavIcon } from "~/shell/menus/nav-icon";
import { CurrentPageLink } from "~/shell/menus/current-page-link";
import { ProfileMenu } from "~/shell/menus/profile-menu";
import { SearchLink } from "~/shell/search/search-link";
import { ShortcutsLink } from "~/shell/menus/shortcuts/shortcuts-link";
import { sideBarId } from "~/shell/menus/side-bar";
import { TopNav } from "~/shell/menus/top-nav/top-nav";
import { useTheme } from "~/shell/theme/use-theme";
import { useViewer } from "~/page/use-viewer";
import { NotificationBell } from "~/features/notifications/bell/notification-bell";
import { PageContext } from "~/page/page-context";

/**
 * The bar above every screen: menu button on medium-sized screens (on phones it is in the bottom bar),
 * search, stores, balance, language, color mode, shortcuts, bell and profile. In the horizontal layout, it
 * also contains the menu.
 */
export function TopBar() {
  const isHorizontal = useTheme().layout === "horizontal";
  return (
    <header className="top-bar no-print sticky top-0 z-30 mx-auto w-full max-w-(--content-width) bg-canvas px-2 pt-2 sm:px-6 sm:pt-3">
      <div className="card-surface relative flex min-h-15 items-center gap-1 bg-surface px-2 max-xs:flex-wrap max-xs:gap-0 max-xs:p-1 max-xs:[--icon-button:clamp(1.75rem,9vw,2.5rem)] max-xs:has-data-long:[--icon-button:clamp(1.5rem,7.5vw,2.5rem)] sm:gap-2 sm:px-4">
        <SharedPart of={start} className="contents" />
        <div className="ms-auto flex items-center gap-1 max-xs:flex-wrap max-xs:justify-end max-xs:gap-0 sm:gap-2">
          <ViewerControls />
        </div>
      </div>
      {isHorizontal && <TopNav />}
    </header>
  );
}

const start: SharedContent = {
  name: "top-bar-start",
  Content: function TopBarStart() {
    const t = useTranslation("shell");
    const isHorizontal = useTheme().layout === "horizontal";
    return (
      <>
        <button
          type="button"
          popoverTarget={sideBarId}
          aria-label={t("openMenu")}
          className={buttonStyle("ghost", "icon", "max-sm:hidden lg:hidden")}
        >
          <MenuIcon aria-hidden className="size-5" />
        </button>
        {/* Shown where the menu with the logo is hidden. The narrowest phones have no room for it. */}
        <a href="/" aria-label="Cashlane" className="rounded-full max-[22rem]:hidden lg:hidden">
          <LogoMark className="size-8" />
        </a>
        {isHorizontal && <LogoLink className="me-2 hidden ps-1 lg:flex" />}
        <SearchLink />
        <CurrentPageLink
          to="/stores"
          title={t("place_stores")}
          className={buttonStyle(
            "ghost",
            "sm",
            "min-h-10 max-sm:hidden aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft",
          )}
        >
          <NavIcon name="store" />
          <span className="max-md:sr-only">{t("place_stores")}</span>
        </CurrentPageLink>
      </>
    );
  },
};

/** The page's settings, which are also available to visitors. */
const settings: SharedContent = {
  name: "top-bar-settings",
  hasAddress: true,
  Content: function TopBarSettings() {
    return (
      <>
        <LanguageMenu />
        {/* Hidden on phones, where the color modes are at the bottom of the menu instead. */}
        <div className="max-xs:hidden">
          <ModeMenu />
        </div>
        {useViewer().state !== "loading" && <ShortcutsLink />}
      </>
    );
  },
};

function ViewerControls() {
  const t = useTranslation("shell");
  const viewer = useViewer();
  switch (viewer.state) {
    case "signed-in":
      return (
        <>
          <BalanceLink
            balance={viewer.balance}
            currency={viewer.currency}
            reserved={viewer.reserved}
            shown={viewer.shown}
            isQuiet={isStaff(viewer)}
          />
          <SharedPart of={settings} className="contents" />
          <BellSlot />
          <ProfileMenu name={viewer.name} email={viewer.readableEmail} avatar={viewer.avatar} />
        </>
      );
    case "loading":
      return (
        <>
          <BalanceLink balance={null} currency={null} />
          <SharedPart of={settings} className="contents" />
          <Skeleton className="size-10 rounded-full" />
        </>
      );
    case "signed-out":
      return (
        <>
          <SharedPart of={settings} className="contents" />
          <LocalizedLinkButton to="/login" variant="ghost" size="sm" className="max-xs:px-2">
            {t("logIn")}
          </LocalizedLinkButton>
          <LocalizedLinkButton to="/register" size="sm" className="max-xs:px-2">
            {t("signUp")}
          </LocalizedLinkButton>
        </>
      );
  }
}

/** The bell in the top bar. Empty if the user's identity is unknown. */
function BellSlot() {
  const { bell } = use(PageContext);
  return bell && <NotificationBell {...bell} />;
}
