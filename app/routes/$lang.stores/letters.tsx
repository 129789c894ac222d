import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { tableHref } from "~/components/data-table/url-state";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { letters } from "./letters-and-orders";

interface LettersProps {
  state: TableState;
  specification: TableSpecification;
}

/** Links that filter the stores by first letter. */
export function Letters({ state, specification }: LettersProps) {
  const t = useTranslation("stores");
  const { letter: selectedLetter, ...others } = state.filters;
  return (
    <nav aria-label={t("letter")} className="no-print">
      <ul className="flex flex-wrap gap-1">
        {["", ...letters].map((letter) => (
          <li key={letter}>
            <Link
              to={tableHref(state, { filters: letter ? { ...others, letter } : others }, specification)}
              preventScrollReset
              aria-current={letter === (selectedLetter ?? "") ? "true" : undefined}
              aria-label={letter === "other" ? t("letterOther") : undefined}
              className={classNames(
                "flex h-8 min-w-8 items-center justify-center rounded-md px-1.5 text-sm font-medium",
                letter === (selectedLetter ?? "")
                  ? "bg-primary text-on-primary"
                  : "text-muted hover:bg-sunken hover:text-ink",
              )}
            >
              {letter === "" ? (
                <bdi>{t("letterAll")}</bdi>
              ) : letter === "other" ? (
                "0–9"
              ) : (
                letter.toUpperCase()
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
