import { Braces, Download } from "lucide-react";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { tableHref } from "~/components/data-table/url-state";
import { useTranslation } from "~/i18n/use-translation";
import { csvPath } from "~/navigation/csv-path";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

interface CsvLinkProps {
  /** The path of the list's screen, without language. */
  path: string;
  state: TableState;
  specification: TableSpecification;
  /**
   * View parameters that apply to the file, such as its columns. By default, the file has all columns in
   * their usual order.
   */
  otherParameters?: TableState["otherParameters"];
}

/**
 * Links that download all pages of the filtered list as a file. They are plain links, because scripts can't
 * save a streamed file.
 */
export function CsvLink({ path, state, specification, otherParameters = [] }: CsvLinkProps) {
  const t = useTranslation("table");
  const search = tableHref(state, { cursors: [], otherParameters }, specification);
  const forPrograms = `${search}${search.includes("?") ? "&" : "?"}format=machine`;
  return (
    <>
      <LocalizedLinkButton to={csvPath(path) + search} reloadDocument variant="outline" size="sm">
        <Download aria-hidden className="size-4" />
        {t("downloadCsv")}
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
