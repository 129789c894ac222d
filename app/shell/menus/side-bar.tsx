import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";
import { LockToggle } from "./lock-toggle";
import { LogoLink } from "~/shell/frame/logo";
import { type SharedContent, SharedPart } from "~/shell/frame/shared-part";
import { ModeChoices } from "~/shell/theme/mode-choices";
import { NavMenu } from "./nav-menu";
import { useMenuEntries } from "./use-menu-entries";
import { useOverlay } from "./use-overlay";
import { useTheme } from "~/shell/theme/use-theme";

/** The id of the sidebar, used by the top bar's menu button. */
export const sideBarId = "site-nav";

/**
 * The vertical navigation. From `lg` on it is always visible. On smaller screens it is a popover: even
 * without scripts, it opens, closes on Esc or a press outside, and restores the focus. The style sheet
 * determines its width and whether it is collapsed.
 */
export function SideBar() {
  const t = useTranslation("shell");
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // Runs after the effects of the groups, which open or close when the page changes.
  useEffect(() => showCurrent(list.current), [pathname]);

  return (
    <nav
      {...useOverlay(sideBarId)}
      id={sideBarId}
      popover="auto"
      aria-label={t("mainNavigation")}
      className="side-bar no-print bg-surface text-ink"
    >
      <SharedPart
        of={head}
        className="side-bar-head flex h-20 shrink-0 items-center justify-between gap-2 ps-3.5 pe-4"
      />
      <SharedPart
        of={menu}
        ref={list}
        className="side-bar-list flex-1 overflow-x-hidden overflow-y-auto px-3 pb-6"
      />
      <SharedPart
        of={modes}
        role="group"
        aria-label={t("mode")}
        className="border-t border-line p-3 xs:hidden"
      />
    </nav>
  );
}

const head: SharedContent = {
  name: "side-bar-head",
  hasAddress: true,
  Content: function SideBarHead() {
    const t = useTranslation("shell");
    return (
      <>
        <LogoLink className="flex" />
        <LockToggle />
        <button
          type="button"
          popoverTarget={sideBarId}
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
          className={buttonStyle("ghost", "icon", "lg:hidden")}
        >
          <X aria-hidden className="size-5" />
        </button>
      </>
    );
  },
};

const menu: SharedContent = {
  name: "side-bar-menu",
  Content: function SideBarMenu() {
    return <NavMenu name="side-bar-menu" entries={useMenuEntries()} opensBy={useTheme().subMenus} />;
  },
};

const modes: SharedContent = {
  name: "side-bar-modes",
  hasAddress: true,
  Content: function SideBarModes() {
    return (
      <ModeChoices
        className="grid grid-cols-3 gap-1"
        choiceClassName="flex flex-col items-center gap-1 rounded-md p-2 text-xs hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
      />
    );
  },
};

/** Scrolls a list until its current entry is visible. The page itself doesn't scroll. */
function showCurrent(list: HTMLElement | null) {
  const current = list?.querySelector<HTMLElement>("a[aria-current]");
  if (!list || !current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const margin = 48;
  if (bottom > frame.bottom - margin) list.scrollTop += bottom - frame.bottom + margin;
  else if (top < frame.top + margin) list.scrollTop -= frame.top + margin - top;
}
