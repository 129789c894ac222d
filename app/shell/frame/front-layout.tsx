import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { preloadOnUse } from "./preload-on-use";
import { ModeNotice } from "./mode-notice";
import { OfflineNotice } from "./offline-notice";
import { buttonStyle } from "~/components/ui/button-style";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { helpCenterPath } from "~/features/help/help-paths";
import { languages } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Footer } from "./footer";
import { HomeLogo } from "~/shell/menus/home-logo";
import { LanguageLink } from "~/shell/menus/language-link";
import { LanguageMenu } from "~/shell/menus/language-menu";
import { ModeMenu } from "~/shell/theme/mode-menu";
import { useViewer } from "~/page/use-viewer";

/** The frame of the front pages: a bar with a link to the app, the page, and the footer. */
export function FrontLayout({ children }: { children: ReactNode }) {
  const t = useTranslation("shell");
  useEffect(preloadOnUse, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="no-print fixed start-4 top-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-on-primary focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <header className="no-print sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md">
        <div className="mx-auto flex min-h-16 w-full max-w-300 items-center gap-1 px-3 sm:gap-2 sm:px-6">
          <HomeLogo className="md:me-4">
            <span className="max-xs:sr-only">Cashlane</span>
          </HomeLogo>
          <FrontLinks className="flex min-h-10 items-center rounded-md px-3 hover:bg-sunken max-md:hidden" />
          <span className="me-auto" />
          <div className="contents max-md:hidden">
            <LanguageMenu />
            <ModeMenu />
          </div>
          <AppLink />
          <PhoneMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ModeNotice />
        <OfflineNotice />
        {children}
      </main>
      <div className="mx-auto w-full max-w-300 pt-6">
        <Footer />
      </div>
    </div>
  );
}

function FrontLinks({ className }: { className: string }) {
  const t = useTranslation("shell");
  const links = [
    { to: useLocalizedPath("/stores"), label: t("place_stores") },
    { to: "/front-pages/landing-page#how-it-works", label: t("howItWorks") },
    { to: helpCenterPath, label: t("help") },
  ];
  return links.map(({ to, label }) => (
    <MenuItem key={to}>
      <Link to={to} className={className}>
        {label}
      </Link>
    </MenuItem>
  ));
}

/** A menu with links and languages for phones, where the bar has no room for them. */
function PhoneMenu() {
  const t = useTranslation("shell");
  return (
    <div className="md:hidden">
      <Menu
        label={t("more")}
        trigger={<MenuIcon aria-hidden className="size-5" />}
        triggerClassName={buttonStyle("ghost", "icon")}
      >
        <FrontLinks className={menuItemStyle} />
        {languages.map((language) => (
          <MenuItem key={language}>
            <LanguageLink language={language} className={menuItemStyle} />
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function AppLink() {
  const t = useTranslation("shell");
  const { state } = useViewer();
  if (state === "loading") return null;
  if (state === "signed-in")
    return (
      <LocalizedLinkButton to="/apps/wallet/my-balance" size="sm">
        {t("balanceLabel")}
      </LocalizedLinkButton>
    );
  return (
    <>
      <LocalizedLinkButton to="/login" variant="ghost" size="sm">
        {t("logIn")}
      </LocalizedLinkButton>
      <LocalizedLinkButton to="/register" size="sm">
        {t("signUp")}
      </LocalizedLinkButton>
    </>
  );
}
