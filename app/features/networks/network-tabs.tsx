import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

const sections = ["settings", "mapping", "reports"] as const;
export type NetworkSection = (typeof sections)[number];

/** The address of a part of a network, without language. */
export function networkPath(key: string, section: NetworkSection = "settings"): string {
  const own = `/apps/details/networks/${encodeURIComponent(key)}`;
  return section === "settings" ? own : `${own}/${section}`;
}

/** The parts of a network as links in a row; on a narrow screen the row scrolls. */
export function NetworkTabs({ network, current }: { network: string; current: NetworkSection }) {
  const t = useTranslation("networks");
  return (
    <nav aria-label={t("sections")} className="no-print overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {sections.map((section) => (
          <li key={section}>
            <LocalizedLink
              to={networkPath(network, section)}
              aria-current={section === current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center border-b-2 px-4 font-medium whitespace-nowrap",
                section === current
                  ? "border-primary text-primary"
                  : "border-transparent text-muted hover:text-ink",
              )}
            >
              {t(`section_${section}`)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
