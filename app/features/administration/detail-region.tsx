import type { ReactNode } from "react";
import { RecordButton } from "./record-link";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import type { ViewedPart } from "./load-viewed.server";
import { RecordRegion } from "./record-region";

interface DetailRegionProps<T> {
  /** The open object; `null` if the URL doesn't open one. */
  opened: ViewedPart<T> | null;
  /** The text shown if no object has the id. */
  unknown: string;
  /** Renders the object's sheet. */
  children: (object: T) => ReactNode;
}

/** The object that a URL opens next to a list, or the reason why it can't be shown. */
export function DetailRegion<T>({ opened, unknown, children }: DetailRegionProps<T>) {
  const t = useTranslation("ui");
  if (!opened) return null;
  if (opened.state === "loaded") return children(opened.data);
  return (
    <RecordRegion>
      {opened.state === "failed" ? (
        <PartRegion part={opened}>{children}</PartRegion>
      ) : (
        <Alert
          tone="warning"
          title={unknown}
          actions={<RecordButton label={t("close")} variant="ghost" size="sm" />}
        />
      )}
    </RecordRegion>
  );
}
