import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { withoutLanguage } from "~/navigation/localized-path";

const tabs = [
  { to: "/apps/details/leads", label: "tabAll" },
  { to: "/apps/details/leads/unmatched", label: "tabUnmatched" },
  { to: "/apps/details/leads/import", label: "tabImport" },
] as const;

/** The three screens about leads, side by side. */
export function LeadTabs() {
  const t = useTranslation("lead-reports");
  const here = withoutLanguage(useLocation().pathname);
  return (
    <nav aria-label={t("tabs")} className="no-print overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <LocalizedLink
              to={to}
              aria-current={to === here ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                to === here ? "border-primary text-primary" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {t(label)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
