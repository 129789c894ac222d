import { useEffect, useRef, useState } from "react";
import { type Theme, applyPendingTheme } from "~/page/theme";

const channelName = "theme";

/**
 * Returns the page's theme: the stored one, changes made in other tabs since, and this tab's pending change.
 * Broadcasts a change to the other tabs when the server has responded.
 */
export function useSharedTheme(stored: Theme, change: FormData | undefined): Theme {
  const [received, setReceived] = useState<{ fields: string; instead: Theme }>();
  const channel = useRef<BroadcastChannel>(undefined);
  const isOwnChange = useRef(false);

  useEffect(() => {
    channel.current = new BroadcastChannel(channelName);
    channel.current.onmessage = ({ data }) => setReceived({ fields: String(data), instead: stored });
    return () => channel.current?.close();
  }, [stored]);

  useEffect(() => {
    if (!change && isOwnChange.current) channel.current?.postMessage(fieldsOf(stored));
    isOwnChange.current = change !== undefined;
  }, [change, stored]);

  // What the server sends later is newer than what was received before.
  const isNews = received?.instead === stored;
  const shared = isNews ? applyPendingTheme(stored, new URLSearchParams(received.fields)) : stored;
  return applyPendingTheme(shared, change);
}

function fieldsOf(theme: Theme): string {
  return new URLSearchParams(
    Object.entries(theme).map(([field, value]) => [field, String(value)]),
  ).toString();
}
