import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { usePermission } from "./use-permission";

/** The browser's permission for notifications, which only scripts can read and request. */
export function BrowserPermission() {
  const t = useTranslation("preferences");
  const { permission, ask } = usePermission();
  if (permission === undefined) return null;
  return (
    <Card
      title={t("permissionTitle")}
      actions={
        permission === "default" && (
          <Button variant="soft" size="sm" onClick={ask}>
            {t("allow")}
          </Button>
        )
      }
    >
      <p role="status">{t(`permission_${permission}`)}</p>
    </Card>
  );
}
