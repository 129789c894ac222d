import type { SecondFactor } from "#contract/second-factor.ts";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

/** Whether two-step verification is on, with a link to change it. */
export function TwoStepCard({
  factor: { since, recoveryCodesLeft, passkeys, isNeeded },
}: {
  factor: SecondFactor;
}) {
  const t = useTranslation("second-factor");
  const path = useLocalizedPath("/apps/user/view/security/two-steps");
  const isOn = since !== null || passkeys > 0;
  return (
    <Card
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <LinkButton size="sm" variant={isOn ? "outline" : "solid"} to={path}>
          {isOn ? t("manage") : t("begin")}
        </LinkButton>
      }
    >
      {isNeeded && !isOn && (
        <div className="mb-4">
          <Alert tone="warning">{t("needed")}</Alert>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? t("on") : t("off")}</Badge>
        {isOn && (
          <span className="text-sm text-muted">
            {since === null ? (
              t("withPasskeys")
            ) : (
              <>
                {t("onSince")} <DateTime value={since} style="minute" />
              </>
            )}
            {" · "}
            {t("codesLeft", { count: recoveryCodesLeft })}
          </span>
        )}
      </p>
    </Card>
  );
}
