import { type RefObject, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { lazyPartOf } from "~/components/lazy/lazy-part";
import { lazyModule } from "~/components/lazy/lazy-module";
import { useLanguage } from "~/i18n/use-translation";
import { localizedPath } from "~/navigation/localized-path";
import type { BellTexts } from "./bell-texts";
import { dashboardCalls } from "../connection/dashboard-calls";
import type { Inbox } from "../store/inbox";
import type { Signal } from "../store/notification-store";
import { provideLiveFeed } from "../store/live-feed";
import { SharedFeed } from "../store/shared-feed";
import { onPossibleDisconnect } from "../connection/on-possible-disconnect";
import { openSocket } from "../connection/open-socket";
import { dismissReadToasts, showArrivalToast, showConnectionError } from "./toasts";
import { usePageRefresh } from "./use-page-refresh";

export { loadBellTexts } from "./bell-texts";

const panelModule = lazyModule(() => import("./bell-panel"));
// Fetched with its Radix dialog when a user is about to open the bell. The live connection doesn't need it.
const BellPanel = lazyPartOf(panelModule, (module) => module.BellPanel, { place: "panel" });

export interface LiveBellProps {
  channel: string;
  /** The number of unread notifications when the page was rendered; `undefined` if it was unknown. */
  servedCount: number | undefined;
  panelId: string;
  texts: BellTexts;
  bell: RefObject<HTMLAnchorElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The parts of the bell that need scripts: live connection, dropdown and toasts. They are a separate chunk,
 * fetched after the page, so that they don't delay the page's first load.
 */
export function LiveBell({ channel, servedCount, isOpen, ...panel }: LiveBellProps) {
  const refresh = usePageRefresh();
  const navigate = useNavigate();
  const language = useLanguage();
  function open(id: string) {
    void navigate(localizedPath(`/apps/notifications?view_id=${encodeURIComponent(id)}`, language));
  }
  const onSignal = useEffectEvent((signal: Signal) => {
    if (signal.kind === "arrived") showArrivalToast(signal.notification, panel.texts, open);
    if (signal.kind === "connectionError") showConnectionError(signal.detail, panel.texts);
    // A failed connection doesn't affect the page. After any other signal, the page's data may be outdated.
    else refresh();
  });

  const compareWithPage = useEffectEvent(({ unreadCount }: Inbox) => {
    // Events that occurred before the connection were missed, so the page may be outdated.
    if (unreadCount !== servedCount) refresh();
  });

  useEffect(() => {
    let isCompared = false;
    const leaving = new AbortController();
    const sharedFeed = new SharedFeed({ channel, calls: dashboardCalls(leaving.signal), openSocket });
    const removeFeed = provideLiveFeed(sharedFeed);
    const stopListening = sharedFeed.onSignal(onSignal);
    const unsubscribe = sharedFeed.subscribe(() => {
      const { inbox } = sharedFeed.getFeed();
      if (!inbox) return;
      dismissReadToasts(inbox);
      if (!isCompared) compareWithPage(inbox);
      isCompared = true;
    });
    const stopWatchingConnection = onPossibleDisconnect(() => void sharedFeed.dispatch({ kind: "check" }));
    function disconnect() {
      sharedFeed.stop();
      leaving.abort();
    }
    // Requests during a logout would fail with 401.
    const disconnectOnLogout = ({ target }: Event) => isLogout(target) && disconnect();
    addEventListener("submit", disconnectOnLogout);
    sharedFeed.start();
    return () => {
      stopWatchingConnection();
      unsubscribe();
      removeEventListener("submit", disconnectOnLogout);
      stopListening();
      disconnect();
      removeFeed();
    };
  }, [channel]);

  const { bell } = panel;
  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => void panelModule.load().catch(() => undefined);
    for (const sign of ["pointerenter", "focus"])
      bell.current?.addEventListener(sign, prepare, { signal: stop.signal, once: true });
    return () => stop.abort();
  }, [bell]);

  return isOpen && <BellPanel {...panel} />;
}

function isLogout(form: EventTarget | null): boolean {
  return form instanceof HTMLFormElement && new URL(form.action).pathname === "/logout";
}
