import type { ReactNode } from "react";
import { HomeLogo } from "~/shell/menus/home-logo";
import { ModeNotice } from "./mode-notice";

/** A page outside the shell: the logo as a link to home, and the content in the middle. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className="blank-ground flex min-h-dvh flex-col">
      <header className="p-5 sm:p-8">
        <HomeLogo>Cashlane</HomeLogo>
      </header>
      <ModeNotice />
      <main
        id="content"
        tabIndex={-1}
        className="flex flex-1 items-center justify-center p-4 pb-16 outline-none"
      >
        {children}
      </main>
    </div>
  );
}
