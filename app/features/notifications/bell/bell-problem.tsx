import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { formatRelative } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { texts as vi } from "~/locales/vi/vi";
import type { BellTexts } from "./bell-texts";
import type { Feed } from "../store/notification-store";
import { currentFeed } from "../store/live-feed";

interface BellProblemProps {
  feed: Feed;
  /** The current time in milliseconds since 1970. */
  now: number;
  texts: BellTexts;
}

/**
 * Shows an error with a retry button and the age of the list. Either the list failed to load (the text is
 * Vietnamese), or the connection is interrupted, or no more attempts to connect are made.
 */
export function BellProblem({ feed: { status, problem, updatedAt }, now, texts: t }: BellProblemProps) {
  const language = useLanguage();
  const zone = useTimeZone();
  const updatedText =
    updatedAt &&
    t("updated", { time: formatRelative(new Date(updatedAt).toISOString(), new Date(now), language, zone) });
  if (problem || status === "exhausted") {
    return (
      <div className="p-3">
        <Alert tone={problem ? "danger" : "warning"} actions={<Retry />}>
          {problem && <p lang="vi">{vi[problem]}</p>}
          {status === "exhausted" && <p>{t("exhausted")}</p>}
          {updatedText && <p className="text-xs">{updatedText}</p>}
        </Alert>
      </div>
    );
  }
  if (status === "live" || status === "connecting") return null;
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-4 pe-2 text-sm text-muted">
      {updatedText}
      <Retry />
    </div>
  );
}

function Retry() {
  const t = useTranslation("ui");
  return (
    <Button variant="outline" size="sm" onClick={() => void currentFeed()?.dispatch({ kind: "retry" })}>
      {t("retry")}
    </Button>
  );
}
