import { Braces, Download } from "lucide-react";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { tableHref } from "~/components/data-table/url-state";
import { useTranslation } from "~/i18n/use-translation";
import { csvPath } from "~/navigation/csv-path";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

interface CsvLinkProps {
  /** Path of the list's screen, without language. */
  path: string;
  state: TableState;
  specification: TableSpecification;
  /** What the file takes over of how the list is shown, such as its columns; all of them in their own order without. */
  kept?: TableState["kept"];
}

/** The list as it is filtered now, all its pages, as a file. A plain link, as no script can keep a file. */
export function CsvLink({ path, state, specification, kept = [] }: CsvLinkProps) {
  const t = useTranslation("table");
  const search = tableHref(state, { cursors: [], kept }, specification);
  const forPrograms = `${search}${search.includes("?") ? "&" : "?"}format=machine`;
  return (
    <>
      <LocalizedLinkButton to={csvPath(path) + search} reloadDocument variant="outline" size="sm">
        <Download aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{t("downloadCsv")}</span>
      </LocalizedLinkButton>
      <LocalizedLinkButton
        to={csvPath(path) + forPrograms}
        reloadDocument
        variant="ghost"
        size="sm"
        aria-label={t("downloadForPrograms")}
        title={t("downloadForPrograms")}
      >
        <Braces aria-hidden className="size-4" />
      </LocalizedLinkButton>
    </>
  );
}
