import { CheckCheck } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Badge } from "~/components/ui/badge";
import { buttonStyle } from "~/components/ui/button-style";
import { PopupDialog } from "~/components/dialog/popup-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { LocalizedLink } from "~/navigation/localized-link";
import { badgeText } from "./badge";
import { BellList } from "./bell-list";
import type { BellTexts } from "./bell-texts";
import { LiveChip } from "./live-chip";
import { currentFeed, useLiveFeed } from "../store/live-feed";
import { requestPermission, dismissArrivalToasts } from "./toasts";

interface BellPanelProps {
  panelId: string;
  texts: BellTexts;
  bell: RefObject<HTMLAnchorElement | null>;
  onClose: () => void;
}

/** The bell's dropdown with unread notifications, 360 px wide. Esc and a click outside close it. */
export function BellPanel({ panelId, texts: t, bell, onClose }: BellPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const feed = useLiveFeed();
  const count = feed?.inbox?.unreadCount ?? 0;

  useEffect(() => {
    requestPermission();
    dismissArrivalToasts();
  }, []);

  return (
    <PopupDialog
      ref={panel}
      id={panelId}
      opener={bell}
      onClose={onClose}
      aria-labelledby={`${panelId}-title`}
      className="absolute end-0 top-full z-40 mt-2 w-[min(22.5rem,calc(100vw-1rem))] rounded-lg border border-line bg-raised shadow-raised outline-none"
    >
      <div className="flex min-h-14 items-center gap-2 border-b border-line px-4">
        <h2 id={`${panelId}-title`} className="font-semibold">
          {t("title")}
        </h2>
        {count > 0 && (
          <Badge tone="primary">{t("unread", { count, shown: badgeText(count) ?? count })}</Badge>
        )}
        <span className="ms-auto">
          <LiveChip feed={feed} labels={{ live: t("live"), offline: t("offline") }} />
        </span>
        {count > 0 && (
          <IconButton
            className="-me-2"
            label={t("markAllRead")}
            onClick={() => {
              panel.current?.focus();
              void currentFeed()?.dispatch({ kind: "readAll" });
            }}
          >
            <CheckCheck aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <BellList feed={feed} texts={t} onClose={onClose} />
      <div className="border-t border-line p-2">
        <LocalizedLink
          to="/apps/notifications"
          onClick={onClose}
          className={buttonStyle("ghost", "sm", "w-full")}
        >
          {t("seeAll")}
        </LocalizedLink>
      </div>
    </PopupDialog>
  );
}
