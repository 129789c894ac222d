import { useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { IfPermitted } from "~/components/ui/if-permitted";

/**
 * The save button of a network's form. If another admin has saved in the meantime (`isOld`), a link to reload
 * the page is shown next to it.
 */
export function SaveOrReload({ isOld }: { isOld: boolean }) {
  const t = useTranslation("networks");
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap gap-3">
      <IfPermitted permission="networks.write">
        <IntentButton intent="save" label={t("save")} />
      </IfPermitted>
      {isOld && (
        <LinkButton variant="outline" to={pathname} reloadDocument>
          {t("loadAgain")}
        </LinkButton>
      )}
    </div>
  );
}
