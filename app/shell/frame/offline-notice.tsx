import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { showToast } from "~/components/toast/toast-store";
import { Alert } from "~/components/ui/alert";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/**
 * Shown while the browser is offline. Clicked links then don't leave the page. The last one inside the app is
 * followed once the connection is back.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <Notice />;
}

function Notice() {
  const t = useTranslation("ui");
  const navigate = useNavigate();
  const follow = useEffectEvent((target: string) => void navigate(target));
  const explain = useEffectEvent((isFollowed: boolean) => {
    const description = isFollowed ? t("offlineFollow") : t("offlineText");
    showToast({ id: "offline", tone: "warning", title: t("offlineTitle"), description });
  });

  useEffect(() => {
    let target: string | undefined;
    // Registered for the capture phase, because a link's own handler would replace the page with the
    // browser's error page.
    function keepPage(event: MouseEvent) {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const isOurs = link.origin === location.origin && !link.target;
      if (isOurs) target = link.pathname + link.search + link.hash;
      explain(isOurs);
    }
    document.addEventListener("click", keepPage, { capture: true });
    return () => {
      document.removeEventListener("click", keepPage, { capture: true });
      if (target !== undefined && navigator.onLine) follow(target);
    };
  }, []);

  return (
    <Alert tone="warning" title={t("offlineTitle")}>
      {t("offlineText")}
    </Alert>
  );
}

/** Returns the clicked link if it loads another page; undefined for links that open a panel or scroll. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.role === "button" || !link.protocol.startsWith("http")) return undefined;
  const isHere = link.href.split("#")[0] === location.href.split("#")[0];
  return isHere && link.hash !== "" ? undefined : link;
}
