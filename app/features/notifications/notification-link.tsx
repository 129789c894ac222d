import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useLocalizedPath } from "~/navigation/localized-link";
import { currentFeed } from "./store/live-feed";

interface NotificationLinkProps {
  id: string;
  className?: string;
  /** Called as soon as it is chosen. */
  onOpen?: () => void;
  children: ReactNode;
}

// Opening a notification waits no longer than this for its mark; the page marks what is still unread.
const longestWait = 1_000;

/** Opens a notification: marks it read, then goes to the notifications page for its id. */
export function NotificationLink({ id, className, onOpen, children }: NotificationLinkProps) {
  const navigate = useNavigate();
  const path = useLocalizedPath(`/apps/notifications?view_id=${encodeURIComponent(id)}`);

  async function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const marked = currentFeed()?.dispatch({ kind: "read", id });
    onOpen?.();
    const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
    await Promise.race([marked, waited]);
    await navigate(path);
  }

  return (
    <Link to={path} onClick={(event) => void open(event)} className={className}>
      {children}
    </Link>
  );
}
