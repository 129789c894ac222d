import type { Column } from "~/components/data-table/columns";
import { Badge } from "~/components/ui/badge";
import { ChangedCell } from "./changed-cell";

interface ContentRow {
  updatedAt: string;
  updatedBy: { name: string } | null;
  isPublished: boolean;
}

/**
 * Returns the last columns of a list of editable content: when and by whom it was changed, and whether it is
 * published.
 */
export function editorColumns<Row extends ContentRow>(
  t: (name: "changed" | "state" | "shown" | "hidden") => string,
): Column<Row>[] {
  return [
    {
      id: "changed",
      labelled: true,
      header: t("changed"),
      cell: ({ updatedAt, updatedBy }) => <ChangedCell at={updatedAt} by={updatedBy} />,
    },
    {
      id: "state",
      header: t("state"),
      cell: ({ isPublished }) => (
        <Badge tone={isPublished ? "success" : "neutral"}>{t(isPublished ? "shown" : "hidden")}</Badge>
      ),
    },
  ];
}
