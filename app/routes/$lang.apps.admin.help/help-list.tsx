import type { ListedHelp } from "#contract/help/admin-help.ts";
import type { HelpKind } from "#contract/help/help.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { editorColumns } from "~/features/content-editor/editor-columns";
import { formatNumber } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** All articles or answers. */
export function HelpList({ entries, kind }: { entries: ListedHelp[]; kind: HelpKind }) {
  const t = useTranslation("help-admin");
  const help = useTranslation("help");
  const language = useLanguage();
  const columns: Column<ListedHelp>[] = [
    {
      id: "title",
      header: t(`title_${kind}`),
      primary: true,
      cell: ({ id, title }) => (
        <LocalizedLink
          to={`/apps/admin/help?kind=${kind}&view=${id}&language=${language}`}
          className="block whitespace-normal text-primary hover:underline"
        >
          <bdi>{title}</bdi>
        </LocalizedLink>
      ),
    },
    { id: "category", header: t("category"), cell: ({ category }) => help(`category_${category}`) },
    {
      id: "languages",
      labelled: true,
      header: t("languages"),
      cell: ({ languages }) => languages.map((one) => languageNames[one]).join(" · "),
    },
    {
      id: "votes",
      labelled: true,
      header: t("votes"),
      align: "end",
      cell: ({ helpful, unhelpful }) =>
        t("votesOf", { yes: formatNumber(helpful, language), no: formatNumber(unhelpful, language) }),
    },
    ...editorColumns(t),
  ];
  return <PlainTable label={t(`kind_${kind}`)} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
