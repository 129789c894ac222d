import { type ReactNode, useEffect } from "react";
import { ModeNotice } from "./mode-notice";
import { OfflineNotice } from "./offline-notice";
import { useTranslation } from "~/i18n/use-translation";
import { BottomBar } from "~/shell/menus/bottom-bar";
import { CustomizerTab } from "~/shell/theme/customizer/customizer-tab";
import { Footer } from "./footer";
import { preloadOnUse } from "./preload-on-use";
import { PrintHeading } from "./print-heading";
import { ScrollToTop } from "./scroll-to-top";
import { SideBar } from "~/shell/menus/side-bar";
import { TopBar } from "./top-bar";
import { useViewer } from "~/page/use-viewer";
import { VerifyNotice } from "./verify-notice";

/** The frame of the app: sidebar, top bar and footer. It stays mounted during navigations. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const t = useTranslation("shell");
  useEffect(preloadOnUse, []);
  return (
    <>
      <a
        href="#content"
        className="no-print fixed start-4 top-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-on-primary focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <SideBar />
      <div className="shell-body flex min-h-dvh flex-col">
        <TopBar />
        <PrintHeading />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-(--content-width) flex-1 p-4 outline-none sm:p-6"
        >
          <ModeNotice />
          <OfflineNotice />
          <VerifyNotice />
          {children}
        </main>
        <Footer />
      </div>
      <BottomBar />
      <ScrollToTop />
      {useViewer().state === "signed-in" && <CustomizerTab />}
    </>
  );
}
