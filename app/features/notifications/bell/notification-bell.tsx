import { Bell as BellIcon } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { LazyPanelLink } from "~/components/lazy/lazy-panel-link";
import { LoadError } from "~/components/lazy/load-error";
import { lazyPanel, useLazyPanel } from "~/components/lazy/use-lazy-panel";
import { buttonStyle } from "~/components/ui/button-style";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import type { BellData } from "~/page/page-context";
import { badgeText } from "./badge";
import { useLiveFeed } from "../store/live-feed";
import { whenIdle } from "./when-idle";

/**
 * The bell: a link to the notifications with the number of unread ones, which works without scripts. After
 * the page has loaded, scripts fetch the live bell, and the link then opens its dropdown.
 */
export function NotificationBell({ channel, unreadCount }: BellData) {
  const t = useTranslation("shell");
  const panelId = useId();
  const bell = useRef<HTMLAnchorElement>(null);
  const [known, setKnown] = useState(unreadCount);
  if (unreadCount !== undefined && unreadCount !== known) setKnown(unreadCount);
  const badge = badgeText(useLiveFeed()?.inbox?.unreadCount ?? known);
  const path = useLocalizedPath("/apps/notifications");
  const { module, content, isOpen, toggle, close } = useLazyPanel(liveBell);

  useEffect(
    () =>
      whenIdle(() =>
        module.load().catch((error: unknown) => console.warn("The bell waits to be pressed.", error)),
      ),
    [module],
  );

  return (
    <div className="sm:relative">
      <LazyPanelLink
        ref={bell}
        href={path}
        aria-label={badge ? `${t("notifications")} (${badge})` : t("notifications")}
        title={t("notifications")}
        isButton={Boolean(content)}
        isExpanded={isOpen}
        panelId={isOpen ? panelId : undefined}
        onPress={toggle}
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
      </LazyPanelLink>
      {isOpen && <LoadError module={module} place="panel" onClose={close} />}
      {content && (
        <content.LiveBell
          channel={channel}
          servedCount={known}
          texts={content.texts}
          panelId={panelId}
          bell={bell}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </div>
  );
}

// Loaded with every page, when the browser is idle.
const liveBell = lazyPanel(
  async (language: Language) => {
    const { LiveBell, loadBellTexts } = await import("./live-bell");
    return { LiveBell, texts: await loadBellTexts(language) };
  },
  { isInPageSheet: true },
);
