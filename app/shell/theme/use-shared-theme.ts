import { useEffect, useRef, useState } from "react";
import { type Theme, applyPendingTheme } from "~/page/theme";

const channelName = "theme";

/**
 * Returns the page's theme: the stored one, changes made in other tabs since, and this tab's pending change.
 * Broadcasts a change to the other tabs when the server has responded.
 */
export function useSharedTheme(kept: Theme, change: FormData | undefined): Theme {
  const [heard, setHeard] = useState<{ fields: string; instead: Theme }>();
  const channel = useRef<BroadcastChannel>(undefined);
  const isOurs = useRef(false);

  useEffect(() => {
    channel.current = new BroadcastChannel(channelName);
    channel.current.onmessage = ({ data }) => setHeard({ fields: String(data), instead: kept });
    return () => channel.current?.close();
  }, [kept]);

  useEffect(() => {
    if (!change && isOurs.current) channel.current?.postMessage(fieldsOf(kept));
    isOurs.current = change !== undefined;
  }, [change, kept]);

  // What the server sends later is newer than what was received before.
  const isNews = heard?.instead === kept;
  const shared = isNews ? applyPendingTheme(kept, new URLSearchParams(heard.fields)) : kept;
  return applyPendingTheme(shared, change);
}

function fieldsOf(theme: Theme): string {
  return new URLSearchParams(
    Object.entries(theme).map(([field, value]) => [field, String(value)]),
  ).toString();
}
