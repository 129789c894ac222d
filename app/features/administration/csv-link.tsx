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
  /**
   * Parameters of the view that apply to the file, such as its columns. If empty, the file has all columns in
   * their default order.
   */
  otherParameters?: TableState["otherParameters"];
}

/**
 * Links to the filtered list, all pages, as a file. Plain links, because scripts can't save a streamed file.
 */
export function CsvLink({ path, state, specification, otherParameters = [] }: CsvLinkProps) {
  const t = useTranslation("table");
  const search = tableHref(state, { cursors: [], otherParameters }, specification);
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
