import { type ReactNode, useEffect } from "react";
import { preloadOnUse } from "~/components/dialog/preload-on-use";
import { OfflineNotice } from "~/components/states/offline-notice";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Footer } from "./footer";
import { HomeMark } from "./home-mark";
import { LanguageMenu } from "./language-menu";
import { ModeMenu } from "./mode-menu";
import { useViewer } from "./use-viewer";

/** The frame of the front pages: a bar with a link into the app, the page, and the footer. */
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
          <HomeMark className="me-auto">
            <span className="max-xs:sr-only">Cashlane</span>
          </HomeMark>
          <LanguageMenu />
          <ModeMenu />
          <WayIn />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <OfflineNotice />
        {children}
      </main>
      <div className="mx-auto w-full max-w-300 pt-6">
        <Footer />
      </div>
    </div>
  );
}

function WayIn() {
  const t = useTranslation("shell");
  const { state } = useViewer();
  if (state === "loading") return null;
  const isIn = state === "signed-in";
  return (
    <LocalizedLinkButton to={isIn ? "/apps/wallet/my-balance" : "/login"} size="sm">
      {t(isIn ? "balanceLabel" : "logIn")}
    </LocalizedLinkButton>
  );
}
