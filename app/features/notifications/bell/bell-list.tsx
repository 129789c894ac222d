import { BellOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import { useTranslation } from "~/i18n/use-translation";
import { BellItem } from "./bell-item";
import { BellProblem } from "./bell-problem";
import type { BellTexts } from "./bell-texts";
import type { Feed } from "../store/notification-store";
import { readMinute, subscribeToMinutes } from "../minute-clock";

interface BellListProps {
  feed: Feed | undefined;
  texts: BellTexts;
  onClose: () => void;
}

/** The content of the dropdown: an error, if any, and the unread notifications or an empty state. */
export function BellList({ feed, texts: t, onClose }: BellListProps) {
  const now = useSyncExternalStore(subscribeToMinutes, readMinute);
  const unread = feed?.inbox?.unread;
  return (
    <div className="max-h-[min(25rem,calc(100dvh-12rem-var(--bottom-bar)))] overflow-y-auto overscroll-contain">
      {feed && <BellProblem feed={feed} now={now} texts={t} />}
      {!unread && !feed?.problem && <LoadingRows />}
      {unread?.length === 0 && (
        <p className="flex flex-col items-center gap-3 px-6 py-10 text-center text-muted">
          <BellOff aria-hidden className="size-8" />
          {t("empty")}
        </p>
      )}
      {unread && unread.length > 0 && (
        <ul className="divide-y divide-line">
          {unread.map((notification) => (
            <BellItem
              key={notification.id}
              notification={notification}
              now={now}
              texts={t}
              onOpen={onClose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function LoadingRows() {
  const ui = useTranslation("ui");
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{ui("loading")}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 p-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
