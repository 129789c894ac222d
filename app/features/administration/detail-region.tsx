import type { ReactNode } from "react";
import { OpenedButton } from "./opened-link";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import type { Viewed } from "./load-viewed.server";
import { OpenedRegion } from "./opened-region";

interface DetailRegionProps<T> {
  /** What the address opens; null when it opens nothing. */
  opened: Viewed<T> | null;
  /** Said when there is nothing of its id. */
  unknown: string;
  /** Its sheet. */
  children: (found: T) => ReactNode;
}

/** What an address opens beside a list, or above the list why it cannot be shown. */
export function DetailRegion<T>({ opened, unknown, children }: DetailRegionProps<T>) {
  const t = useTranslation("ui");
  if (!opened) return null;
  if (opened.state === "loaded") return children(opened.data);
  return (
    <OpenedRegion>
      {opened.state === "failed" ? (
        <PartRegion part={opened}>{children}</PartRegion>
      ) : (
        <Alert
          tone="warning"
          title={unknown}
          actions={<OpenedButton label={t("close")} variant="ghost" size="sm" />}
        />
      )}
    </OpenedRegion>
  );
}
