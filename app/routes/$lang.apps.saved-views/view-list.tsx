import { Form } from "react-router";
import type { SavedView } from "#contract/saved-views/saved-views.ts";
import { maxViewNameLength } from "#contract/saved-views/saved-view-limits.ts";
import { ChangeDetails } from "~/components/form/change-details";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { RenameForm } from "~/components/form/rename-form";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { closestScreen } from "~/navigation/screens";
import type { ViewRejection } from "./handle-action.server";

type Views = { list: string; views: SavedView[]; rejection: ViewRejection | undefined };

/** Lists the views of a list, each with buttons that open, rename or remove it, or make it the default. */
export function ViewList({ list, views, rejection }: Views) {
  const t = useTranslation("navigation");
  const screen = closestScreen(list);
  return (
    <Card title={screen ? t(screen.label) : <bdi>{list}</bdi>}>
      <ul className="divide-y divide-line">
        {views.map((view) => (
          <Item key={view.id} view={view} rejection={rejection?.view === view.id ? rejection : undefined} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ view, rejection }: { view: SavedView; rejection: ViewRejection | undefined }) {
  const t = useTranslation("saved-views");
  const { id, list, name, query, isDefault } = view;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <LocalizedLink
        to={`${list}${query && `?${query}`}`}
        className="inline-flex min-h-8 items-center font-medium text-primary wrap-anywhere hover:underline"
      >
        <bdi>{name}</bdi>
      </LocalizedLink>
      {isDefault && <p className="text-sm text-muted">{t("opensWith")}</p>}
      <ChangeDetails label={t("change")} hasError={rejection !== undefined} className="mt-1">
        <RenameForm
          id={id}
          name={name}
          maxLength={maxViewNameLength}
          texts={{ name: t("name"), rename: t("rename") }}
          result={rejection?.intent === "rename" ? rejection.result : undefined}
        />
        <ViewActions
          id={id}
          isDefault={isDefault}
          rejection={rejection?.intent === "rename" ? undefined : rejection}
        />
      </ChangeDetails>
    </li>
  );
}

function ViewActions({
  id,
  isDefault,
  rejection,
}: {
  id: string;
  isDefault: boolean;
  rejection: ViewRejection | undefined;
}) {
  const t = useTranslation("saved-views");
  const form = useFormCheck(rejection?.result);
  return (
    <Form method="post" preventScrollReset className="mt-4" {...form.props}>
      <FormErrors state={form.state} />
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-3">
        <IntentButton
          intent={isDefault ? "plain" : "default"}
          label={isDefault ? t("takeDefault") : t("makeDefault")}
          size="sm"
          variant="outline"
        />
        <IntentButton intent="remove" label={t("remove")} size="sm" variant="danger" />
      </div>
    </Form>
  );
}
