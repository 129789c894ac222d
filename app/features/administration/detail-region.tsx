import type { ReactNode } from "react";
import type { AdminWithdrawal } from "#contract/admin-withdrawals.ts";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import { OpenedRegion } from "./opened-region";

/** One withdrawal beside its list; `unknown` when there is none of the id. */
export type Detail = PagePart<AdminWithdrawal> | { state: "unknown" };

interface DetailRegionProps {
  detail: Detail;
  closeTo: string;
  children: (withdrawal: AdminWithdrawal) => ReactNode;
}

/** The withdrawal a link leads to, or why it cannot be shown. */
export function DetailRegion({ detail, closeTo, children }: DetailRegionProps) {
  const t = useTranslation("administration");
  const close = (
    <LinkButton variant="ghost" size="sm" to={closeTo} preventScrollReset>
      {t("close")}
    </LinkButton>
  );
  return (
    <OpenedRegion>
      {detail.state === "unknown" ? (
        <Alert tone="warning" title={t("unknownWithdrawal")} actions={close} />
      ) : (
        <PartRegion part={detail}>{children}</PartRegion>
      )}
    </OpenedRegion>
  );
}
