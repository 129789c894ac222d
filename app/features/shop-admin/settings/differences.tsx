import type { SettingsArea } from "#contract/settings/settings-areas.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import { useColon } from "~/i18n/use-colon";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { SettingsText } from "./field-types";
import { fieldsOf, settingsForms, valueAt } from "./settings-fields";
import { formatSetting } from "./settings-text";
import { useGroupTitle } from "./use-group-title";

interface DifferencesProps {
  area: SettingsArea;
  currency: string;
  /** The two values of the area. */
  change: { before: unknown; value: unknown };
  /** The headings of the two columns. */
  titles: [before: SettingsText, after: SettingsText];
}

/** The differences between two values of an area, with one row per field. */
export function Differences({ area, currency, change, titles }: DifferencesProps) {
  const t = useTranslation("settings");
  const language = useLanguage();
  const colon = useColon();
  const titleOf = useGroupTitle();
  const valueText = (value: unknown, field: Parameters<typeof formatSetting>[0]) =>
    formatSetting(field, valueAt(value, field), { currency, language, t });
  const rows = fieldsOf(area)
    .map((field) => ({
      id: field.name,
      label: labelOf(field.name),
      before: valueText(change.before, field),
      after: valueText(change.value, field),
    }))
    .filter((row) => row.before !== row.after);

  function labelOf(name: string): string {
    const group = settingsForms[area].find(({ fields }) => fields.some((field) => field.name === name))!;
    const label = t(group.fields.find((field) => field.name === name)!.label);
    return group.isOneOfSeveral ? titleOf(group) + colon + label : label;
  }

  if (rows.length === 0) return <p className="text-muted">{t("noDifference")}</p>;
  return (
    <PlainTable
      label={t("differences")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: "label", header: t("setting"), cell: (row) => row.label },
        { id: "before", header: t(titles[0]), cell: (row) => <bdi className="figures">{row.before}</bdi> },
        {
          id: "after",
          header: t(titles[1]),
          cell: (row) => <bdi className="figures font-medium">{row.after}</bdi>,
        },
      ]}
    />
  );
}
