import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useViewer } from "~/shell/use-viewer";

/** Why there is no way to the store yet, and what to do meanwhile. */
export function ShopNotice({ name }: { name: string }) {
  const t = useTranslation("stores");
  const viewer = useViewer();
  return (
    <Card title={t("shopTitle")}>
      <div className="space-y-3">
        <p>{t("shopText", { name })}</p>
        {viewer.state === "signed-out" && (
          <>
            <p className="text-muted">{t("shopVisitor")}</p>
            <LocalizedLinkButton to="/register">{t("signUp")}</LocalizedLinkButton>
          </>
        )}
        {viewer.state === "signed-in" && (
          <>
            <p className="text-muted">{t("shopMember")}</p>
            <LocalizedLinkButton to="/apps/wallet/my-balance" variant="soft">
              {t("myBalance")}
            </LocalizedLinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
