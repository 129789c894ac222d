import { type RefObject, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "~/i18n/use-translation";
import { localizedPath } from "~/navigation/localized-path";
import { BellPanel } from "./bell-panel";
import type { BellTexts } from "./bell-texts";
import { dashboardCalls } from "./dashboard-calls";
import type { Inbox } from "./inbox";
import type { Signal } from "./inbox-keeper";
import { provideLiveFeed } from "./live-feed";
import { NotificationHub } from "./notification-hub";
import { onReturn } from "./on-return";
import { openSocket } from "./open-socket";
import { dismissRead, showArrival, showLinkError } from "./toasts";
import { useFreshPage } from "./use-fresh-page";

export { loadBellTexts } from "./bell-texts";

export interface IslandProps {
  channel: string;
  /** How many were unread when the page was made; undefined when the provider did not say. */
  servedCount: number | undefined;
  panelId: string;
  texts: BellTexts;
  bell: RefObject<HTMLAnchorElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * What scripts add to the bell (design §3, Realtime island): the live link, the dropdown, the toasts.
 * Loaded after the page; nothing of it is in a page's first load.
 */
export function NotificationIsland({ channel, servedCount, isOpen, ...panel }: IslandProps) {
  const freshen = useFreshPage();
  const navigate = useNavigate();
  const language = useLanguage();
  function open(id: string) {
    void navigate(localizedPath(`/apps/notifications?view_id=${encodeURIComponent(id)}`, language));
  }
  const hear = useEffectEvent((signal: Signal) => {
    if (signal.kind === "arrived") showArrival(signal.notification, panel.texts, open);
    if (signal.kind === "linkError") showLinkError(signal.detail, panel.texts);
    // A link that fails says nothing about the page; everything else may have changed what it shows.
    else freshen();
  });

  const compareWithPage = useEffectEvent(({ unreadCount }: Inbox) => {
    // What happened before the socket was there told nobody: the page may not be up to date.
    if (unreadCount !== servedCount) freshen();
  });

  useEffect(() => {
    let isCompared = false;
    const leaving = new AbortController();
    const hub = new NotificationHub({ channel, calls: dashboardCalls(leaving.signal), openSocket });
    const withdraw = provideLiveFeed(hub);
    const stopHearing = hub.onSignal(hear);
    const stopTidying = hub.subscribe(() => {
      const { inbox } = hub.getFeed();
      if (!inbox) return;
      dismissRead(inbox);
      if (!isCompared) compareWithPage(inbox);
      isCompared = true;
    });
    const stopLooking = onReturn(() => void hub.obey({ kind: "check" }));
    function leave() {
      hub.stop();
      leaving.abort();
    }
    // What is asked while a session ends would be answered 401.
    const leaveOnLogout = ({ target }: Event) => isLogout(target) && leave();
    addEventListener("submit", leaveOnLogout);
    hub.start();
    return () => {
      stopLooking();
      stopTidying();
      removeEventListener("submit", leaveOnLogout);
      stopHearing();
      leave();
      withdraw();
    };
  }, [channel]);

  return isOpen ? <BellPanel {...panel} /> : null;
}

function isLogout(form: EventTarget | null): boolean {
  return form instanceof HTMLFormElement && new URL(form.action).pathname === "/logout";
}
