import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { currentFeed } from "./store/live-feed";

interface NotificationLinkProps {
  id: string;
  className?: string;
  /** Called when the link is activated. */
  onOpen?: () => void;
  children: ReactNode;
}

// The maximum time in milliseconds to wait until the notification is marked read. After that, the page marks
// it.
const maxWait = 1_000;

/** A link that marks a notification read and opens it on the notifications page. */
export function NotificationLink({ id, className, onOpen, children }: NotificationLinkProps) {
  const navigate = useNavigate();
  const path = useLocalizedPath(`/apps/notifications?view_id=${encodeURIComponent(id)}`);

  async function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const markedRead = currentFeed()?.dispatch({ kind: "read", id });
    onOpen?.();
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWait));
    await Promise.race([markedRead, timeout]);
    await navigate(path);
  }

  return (
    <Link to={path} onClick={(event) => void open(event)} className={className}>
      {children}
    </Link>
  );
}
