import type { ListedCourse } from "#contract/academy/academy.ts";
import type { Column } from "~/components/data-table/columns";
import { LocalizedLink } from "~/navigation/localized-link";
import { coursePath } from "./academy-paths";

/** Returns a column that links to the row's course. */
export function courseColumn(header: string): Column<ListedCourse> {
  return {
    id: "course",
    header,
    primary: true,
    cell: ({ slug, title }) => (
      <LocalizedLink to={coursePath(slug)} className="block whitespace-normal text-primary hover:underline">
        {title}
      </LocalizedLink>
    ),
  };
}
