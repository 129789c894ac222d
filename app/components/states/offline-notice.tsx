import { useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Alert } from "../ui/alert";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const t = useTranslation("ui");
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Alert tone="warning" title={t("offlineTitle")}>
      {t("offlineText")}
    </Alert>
  );
}
