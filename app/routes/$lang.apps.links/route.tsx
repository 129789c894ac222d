import { data, Form } from "react-router";
import { listSharedLinks, type SharedLink } from "#contract/shared-links/shared-links.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { ListTable } from "~/components/data-table/list-table";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { formConstraints } from "~/components/form/constraints.server";
import { FormErrors } from "~/components/form/form-errors";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { RecentTime } from "~/components/ui/recent-time";
import { LinkBadge } from "~/features/shared-links/link-badge";
import { linkPath } from "~/features/shared-links/paths";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { createLink, linkSchema } from "./create-link.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("links");

/** The list of a member's links, newest first. */
const links = listScreen(listSharedLinks);

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadPart(loadList(providerClient(context), links, url));
  const constraints = formConstraints(linkSchema, getTranslation(context, "links"));
  return data({ list, constraints }, { status: statusOf([list]) });
}

export async function action({ request, context }: Route.ActionArgs) {
  return createLink(context, await readForm(request));
}

/** Lists a member's links to stores' pages, with a form that creates one. */
export default function Links({ loaderData: { list, constraints }, actionData }: Route.ComponentProps) {
  const t = useTranslation("links");
  const language = useLanguage();
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CreateForm result={actionData?.result} constraints={constraints} />
        <Card title={t("howTitle")}>
          <ul className="list-disc space-y-2 ps-5">
            <li>{t("how1")}</li>
            <li>{t("how2")}</li>
            <li>{t("how3")}</li>
          </ul>
        </Card>
      </div>
      <PartRegion part={list}>
        {(page) => (
          <ListTable
            list={page}
            label={t("list")}
            columns={columns(t, language, page.today)}
            rowLabel={(row) => row.store.name}
            filterLabel={filterLabels(t)}
            empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
          />
        )}
      </PartRegion>
    </Screen>
  );
}

interface CreateFormProps {
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

function CreateForm({ result, constraints }: CreateFormProps) {
  const t = useTranslation("links");
  const form = useFormCheck(result, { constraints });
  return (
    <Card title={t("createTitle")}>
      <Form method="post" className="grid grid-cols-1 gap-2" {...form.props}>
        <FormErrors state={form.state} labels={{ address: t("address") }} />
        <TextField
          {...form.field("address")}
          type="url"
          label={t("address")}
          hint={t("addressHint")}
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <SubmitButton>{t("create")}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function columns(t: Translate<Namespaces["links"]>, language: Language, today: string): Column<SharedLink>[] {
  return [
    {
      id: "store",
      header: t("store"),
      primary: true,
      cell: ({ id, store, address }) => (
        <span className="block min-w-0">
          <LocalizedLink to={linkPath(id)} className="block truncate text-primary hover:underline">
            <bdi className="block truncate">{store.name}</bdi>
          </LocalizedLink>
          <bdi dir="ltr" className="block max-w-80 truncate text-sm font-normal text-muted">
            {address.replace(/^https:\/\//, "")}
          </bdi>
        </span>
      ),
    },
    {
      id: "clicks",
      header: t("clicks"),
      align: "end",
      cell: ({ clicks }) => formatNumber(clicks, language),
    },
    {
      id: "purchases",
      header: t("purchases"),
      align: "end",
      cell: ({ purchases }) => formatNumber(purchases, language),
    },
    {
      id: "earned",
      header: t("earned"),
      align: "end",
      cell: ({ earned, currency }) => <Money amount={earned} currency={currency} />,
    },
    {
      id: "created",
      header: t("createdAt"),
      cell: ({ createdAt }) => <RecentTime value={createdAt} today={today} />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <LinkBadge state={state} /> },
  ];
}
