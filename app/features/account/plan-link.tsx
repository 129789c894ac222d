import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The member's plan, which is the one there is so far, leading to what plans give. */
export function PlanLink() {
  const t = useTranslation("account");
  return (
    <LocalizedLink to="/pages/pricing" className="font-medium text-primary hover:underline">
      {t("planFree")}
    </LocalizedLink>
  );
}
