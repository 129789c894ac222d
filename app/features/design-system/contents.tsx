import { useTranslation } from "~/i18n/use-translation";
import { sections } from "./sections";

/** Links to the sections. */
export function Contents() {
  const t = useTranslation("design-system");
  return (
    <nav aria-label={t("contents")}>
      <ul className="flex flex-wrap gap-2">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 text-sm hover:border-primary"
            >
              {t(`section_${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
