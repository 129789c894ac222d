import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

interface ShopUnavailableProps {
  slug: string;
  message: string;
  isOutcomeUnknown: boolean;
  formKey: string;
}

/**
 * Explains why no click was created and what members can do instead. They aren't redirected to a store where
 * they would earn nothing.
 */
export function ShopUnavailable({ slug, message, isOutcomeUnknown, formKey }: ShopUnavailableProps) {
  const t = useTranslation("stores");
  const ui = useTranslation("ui");
  return (
    <div className="card-surface w-full max-w-xl space-y-6 p-6 sm:p-8">
      <title>{`${t("wayRefusedTitle")} · Cashlane`}</title>
      <h1 className="text-2xl font-bold tracking-tight">{t("wayRefusedTitle")}</h1>
      <Alert tone="warning" title={<bdi>{message}</bdi>}>
        {isOutcomeUnknown && t("wayUnsure")}
      </Alert>
      <div className="flex flex-wrap gap-3">
        {isOutcomeUnknown && (
          <form method="post">
            <input type="hidden" name="key" value={formKey} />
            <Button type="submit">{ui("retry")}</Button>
          </form>
        )}
        <LocalizedLinkButton to={`/stores/${slug}`} variant={isOutcomeUnknown ? "outline" : "solid"}>
          {t("wayBack")}
        </LocalizedLinkButton>
      </div>
    </div>
  );
}
