import { Badge } from "~/components/ui/badge";
import type { Feed } from "../store/notification-store";

interface LiveChipProps {
  feed: Feed | undefined;
  labels: { live: string; offline: string };
}

/** Says whether the page is live or offline. Renders nothing until scripts have tried to connect. */
export function LiveChip({ feed, labels }: LiveChipProps) {
  if (!feed) return null;
  const isLive = feed.status === "live";
  const dot = (
    <span
      aria-hidden
      className={
        isLive ? "size-2 rounded-full bg-success" : "size-2 rounded-full border-2 border-line-strong"
      }
    />
  );
  return (
    <span role="status">
      <Badge tone={isLive ? "success" : "neutral"} icon={dot}>
        {isLive ? labels.live : labels.offline}
      </Badge>
    </span>
  );
}
