import { Bell as BellIcon } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { buttonStyle } from "~/components/ui/button-style";
import type { Language } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { badgeText } from "./badge";
import type { BellData } from "./bell-context";
import { useLiveFeed } from "./live-feed";
import { whenIdle } from "./when-idle";

/**
 * The bell: a link to the notifications with the right count, from the server and without scripts.
 * Once the page has loaded, scripts bring the island, and the same link opens its dropdown.
 */
export function NotificationBell({ channel, unreadCount }: BellData) {
  const t = useTranslation("shell");
  const panelId = useId();
  const bell = useRef<HTMLAnchorElement>(null);
  const [island, setIsland] = useState<Awaited<ReturnType<typeof loadIsland>>>();
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState(unreadCount);
  if (unreadCount !== undefined && unreadCount !== known) setKnown(unreadCount);
  const badge = badgeText(useLiveFeed()?.inbox?.unreadCount ?? known);
  const path = useLocalizedPath("/apps/notifications");
  const onClose = useCallback(() => setOpen(false), []);
  const language = useLanguage();
  const load = useCallback(async () => setIsland(await loadIsland(language)), [language]);

  useEffect(
    () => whenIdle(() => load().catch((error: unknown) => console.warn("The bell stays a link.", error))),
    [load],
  );

  async function toggle(event: MouseEvent | KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
    await load().catch(() => window.location.assign(path));
  }

  return (
    <div className="sm:relative">
      <a
        ref={bell}
        href={path}
        aria-label={badge ? `${t("notifications")} (${badge})` : t("notifications")}
        title={t("notifications")}
        onClick={(event) => void toggle(event)}
        {...(island && {
          role: "button",
          "aria-haspopup": "dialog",
          "aria-expanded": isOpen,
          "aria-controls": isOpen ? panelId : undefined,
          onKeyDown: (event: KeyboardEvent) => event.key === " " && void toggle(event),
        })}
        className={buttonStyle("ghost", "icon", "relative")}
      >
        <BellIcon aria-hidden className="size-5" />
        {badge && (
          <span
            aria-hidden
            className="figures absolute -end-1 -top-0.5 max-xs:end-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1 text-[0.6875rem] font-semibold text-on-danger ring-2 ring-surface"
          >
            {badge}
          </span>
        )}
      </a>
      {island && (
        <island.Component
          {...{ channel, servedCount: known, panelId, bell, isOpen, onClose, texts: island.texts }}
        />
      )}
    </div>
  );
}

async function loadIsland(language: Language) {
  const { NotificationIsland, loadBellTexts } = await import("./island");
  return { Component: NotificationIsland, texts: await loadBellTexts(language) };
}
