import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

/** The number of passkeys, with a link to them. */
export function PasskeysCard({ count }: { count: number }) {
  const t = useTranslation("second-factor");
  const path = useLocalizedPath("/apps/user/view/security/passkeys");
  return (
    <Card
      title={t("passkeys")}
      subtitle={t("passkeysSubtitle")}
      actions={
        <LinkButton size="sm" variant={count > 0 ? "outline" : "solid"} to={path}>
          {count > 0 ? t("manage") : t("addPasskey")}
        </LinkButton>
      }
    >
      <Badge tone={count > 0 ? "success" : "neutral"}>{t("passkeyCount", { count })}</Badge>
    </Card>
  );
}
