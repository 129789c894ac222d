import { useSyncExternalStore } from "react";

type Permission = NotificationPermission | "unsupported";

const listeners = new Set<() => void>();

/** The browser's permission to show notifications, kept right while the page is open; undefined on the server. */
export function usePermission(): { permission: Permission | undefined; ask: () => void } {
  return { permission: useSyncExternalStore(subscribe, read, readOnServer), ask };
}

function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  listeners.add(listener);
  // Where the browser does not tell of changes, asking on this page still does.
  navigator.permissions?.query({ name: "notifications" }).then(
    (found) => {
      if (!listeners.has(listener)) return;
      status = found;
      status.addEventListener("change", listener);
    },
    () => undefined,
  );
  return () => {
    listeners.delete(listener);
    status?.removeEventListener("change", listener);
  };
}

function read(): Permission {
  return "Notification" in window ? window.Notification.permission : "unsupported";
}
function readOnServer(): undefined {
  return undefined;
}

function ask(): void {
  void window.Notification.requestPermission().then(() => {
    for (const listener of listeners) listener();
  });
}
