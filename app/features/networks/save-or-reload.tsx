import { useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { May } from "~/shell/may";

/** Saves a network's form; `isOld` once another admin has saved meanwhile, when the page can be loaded again. */
export function SaveOrReload({ isOld }: { isOld: boolean }) {
  const t = useTranslation("networks");
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap gap-3">
      <May permission="networks.write">
        <IntentButton intent="save" label={t("save")} />
      </May>
      {isOld && (
        <LinkButton variant="outline" to={pathname} reloadDocument>
          {t("loadAgain")}
        </LinkButton>
      )}
    </div>
  );
}
