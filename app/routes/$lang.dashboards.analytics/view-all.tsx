import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** A link from a card to the complete list. */
export function ViewAll({ to }: { to: string }) {
  const t = useTranslation("analytics");
  return (
    <LocalizedLink to={to} className="text-sm text-primary hover:underline">
      {t("viewAll")}
    </LocalizedLink>
  );
}
