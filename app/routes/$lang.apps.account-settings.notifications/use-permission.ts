import { useSyncExternalStore } from "react";

type Permission = NotificationPermission | "unsupported";

const listeners = new Set<() => void>();

/**
 * Returns the browser's permission to show notifications, updated while the page is open; `undefined` on the
 * server.
 */
export function usePermission(): { permission: Permission | undefined; request: () => void } {
  return { permission: useSyncExternalStore(subscribe, readPermission, readOnServer), request };
}

function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  listeners.add(listener);
  // Browsers that don't support change events still report the result of a request.
  navigator.permissions?.query({ name: "notifications" }).then(
    (permissionStatus) => {
      if (!listeners.has(listener)) return;
      status = permissionStatus;
      status.addEventListener("change", listener);
    },
    () => undefined,
  );
  return () => {
    listeners.delete(listener);
    status?.removeEventListener("change", listener);
  };
}

function readPermission(): Permission {
  return "Notification" in window ? window.Notification.permission : "unsupported";
}
function readOnServer(): undefined {
  return undefined;
}

function request(): void {
  void window.Notification.requestPermission().then(() => {
    for (const listener of listeners) listener();
  });
}
