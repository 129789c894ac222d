import type { ReactNode } from "react";
import type { FieldGroup, SettingsField } from "./field-types";
import { useGroupTitle } from "./use-group-title";

interface FieldRowsProps {
  rows: FieldGroup[];
  control: (field: SettingsField) => ReactNode;
}

/** Groups with the same two fields as rows. From `sm` on, only the first row shows the fields' labels. */
export function FieldRows({ rows, control }: FieldRowsProps) {
  const titleOf = useGroupTitle();
  return rows.map((group, index) => {
    const title = titleOf(group);
    const isFirst = index === 0;
    return (
      <div
        key={title}
        role="group"
        aria-label={title}
        data-first={isFirst || undefined}
        className="grid gap-x-4 border-line py-1 not-first:border-t sm:grid-cols-[11rem_9rem_minmax(0,1fr)] sm:border-0! sm:not-data-first:[&_label]:sr-only max-sm:py-4"
      >
        <p aria-hidden className={isFirst ? "font-medium sm:pt-9" : "font-medium sm:pt-3"}>
          {title}
        </p>
        {group.fields.map(control)}
      </div>
    );
  });
}
