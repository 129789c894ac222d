import type { FollowedClick } from "#contract/shared-links/shared-links.ts";
import { Button } from "~/components/ui/button";
import { buttonStyle } from "~/components/ui/button-style";
import { StoreLogo } from "~/features/stores/store-logo";
import { useTranslation } from "~/i18n/use-translation";

interface VisitorRedirectProps {
  click: FollowedClick;
  isRedirectStopped: boolean;
  formKey: string;
}

/** Shown to visitors without an account before the browser is redirected to the store. */
export function VisitorRedirect({ click: { store, url }, isRedirectStopped, formKey }: VisitorRedirectProps) {
  const t = useTranslation("links");
  const stores = useTranslation("stores");
  return (
    <div className="card-surface w-full max-w-xl space-y-6 p-6 sm:p-8">
      <title>{`${t("onWayTitle", { store: store.name })} · Cashlane`}</title>
      <div className="flex items-center gap-4">
        <StoreLogo store={store} size="lg" />
        <h1 className="min-w-0 text-2xl font-bold tracking-tight wrap-anywhere">
          {t("onWayTitle", { store: store.name })}
        </h1>
      </div>
      <p role="status">{isRedirectStopped ? t("onWayStaying") : t("onWayText")}</p>
      <p className="text-sm text-muted">{t("goDisclosure")}</p>
      <div className="flex flex-wrap gap-3">
        <a href={url} rel="noopener nofollow" className={buttonStyle("solid")}>
          {stores("wayGo", { name: store.name })}
        </a>
        {!isRedirectStopped && (
          <form method="post">
            <input type="hidden" name="key" value={formKey} />
            <Button type="submit" name="stay" value="yes" variant="outline">
              {stores("wayStay")}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
