import { useEffect, useRef, useState } from "react";
import { type Theme, applyPendingTheme } from "~/page/theme";

const channelName = "theme";

/**
 * Returns the page's theme: the stored one with changes made in other tabs and the pending change of this
 * tab. When the server has responded to a change, sends the change to the other tabs.
 */
export function useSharedTheme(stored: Theme, change: FormData | undefined): Theme {
  const [received, setReceived] = useState<{ fields: string; storedTheme: Theme }>();
  const channel = useRef<BroadcastChannel>(undefined);
  const isOwnChange = useRef(false);

  useEffect(() => {
    channel.current = new BroadcastChannel(channelName);
    channel.current.onmessage = ({ data }) => setReceived({ fields: String(data), storedTheme: stored });
    return () => channel.current?.close();
  }, [stored]);

  useEffect(() => {
    if (!change && isOwnChange.current) channel.current?.postMessage(fieldsOf(stored));
    isOwnChange.current = change !== undefined;
  }, [change, stored]);

  // If the server has sent another theme since the message arrived, that theme is newer.
  const isNewer = received?.storedTheme === stored;
  const shared = isNewer ? applyPendingTheme(stored, new URLSearchParams(received.fields)) : stored;
  return applyPendingTheme(shared, change);
}

function fieldsOf(theme: Theme): string {
  return new URLSearchParams(
    Object.entries(theme).map(([field, value]) => [field, String(value)]),
  ).toString();
}
