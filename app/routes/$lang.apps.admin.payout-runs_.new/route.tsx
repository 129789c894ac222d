import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { rails } from "#contract/payout-runs/rails.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { readForm } from "~/components/form/read-form.server";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Screen } from "~/components/screen";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { payoutRunsPath } from "~/features/payout-runs/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { createRun } from "./create.server";
import { type LoadedPreview, loadPreview } from "./load-preview.server";
import { Preview } from "./preview";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("payout-runs");

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = getTranslation(context, "payout-runs");
  const loaded = await loadPreview(providerClient(context), url.searchParams, {
    t,
    language: getLocale(context),
  });
  return { ...loaded, formKey: randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
  return createRun(context, await readForm(request));
}

/** Creates the draft of a payout run from approved withdrawals. */
export default function NewPayoutRun({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("payout-runs");
  const { preview } = loaderData;
  return (
    <Screen
      title={t("newTitle")}
      subtitle={t("newSubtitle")}
      isNarrow
      up={<BackLink to={payoutRunsPath}>{t("back")}</BackLink>}
    >
      <Card>
        <Filters loaded={loaderData} />
      </Card>
      {preview.problem && (
        <Alert
          tone="warning"
          actions={
            <LocalizedLinkButton to="/apps/invoice/billing" size="sm" variant="outline">
              {t("toBilling")}
            </LocalizedLinkButton>
          }
        >
          {t(rails[preview.rail].originator === "ach" ? "originatorMissing" : "accountMissing")}
        </Alert>
      )}
      <Card title={t("previewTitle")}>
        <Preview preview={preview} />
        {preview.count > 0 && !preview.problem && (
          <CreateForm loaded={loaderData} formKey={loaderData.formKey} result={actionData?.result} />
        )}
      </Card>
    </Screen>
  );
}

function Filters({ loaded: { offered, typed, errors } }: { loaded: LoadedPreview }) {
  const t = useTranslation("payout-runs");
  const textOf = (name: "olderThanDays" | "minimum" | "maximum") => ({
    name,
    label: t(name),
    defaultValue: typed[name],
    errors: errors[name] ? [errors[name]] : null,
    autoComplete: "off",
  });
  return (
    <Form method="get" className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4" preventScrollReset>
      <SelectField
        name="rail"
        label={t("rail")}
        defaultValue={typed.rail}
        options={offered.map((value) => ({ value, label: t(`rail_${value}`) }))}
      />
      <TextField {...textOf("olderThanDays")} inputMode="numeric" />
      <TextField {...textOf("minimum")} inputMode="decimal" />
      <TextField {...textOf("maximum")} inputMode="decimal" />
      <Button type="submit" variant="outline" className="justify-self-start">
        {t("preview")}
      </Button>
    </Form>
  );
}

interface CreateFormProps {
  loaded: LoadedPreview;
  formKey: string;
  result: SubmissionResult | undefined;
}

function CreateForm({ loaded: { selection, preview }, formKey, result }: CreateFormProps) {
  const t = useTranslation("payout-runs");
  const form = useFormCheck(result);
  // An older provider doesn't send the formats to choose from.
  const profiles = preview.profiles ?? rails[selection.rail].profiles.filter((profile) => profile !== "api");
  return (
    <Form
      method="post"
      className="mt-6 grid gap-4 border-t border-line pt-5"
      preventScrollReset
      {...form.props}
    >
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      {Object.entries(selection).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="profile"
        label={t("profile")}
        defaultValue={form.state.values.profile ?? profiles[0]}
        options={profiles.map((value) => ({ value, label: t(`profile_${value}`) }))}
        className="max-w-md"
      />
      <SubmitButton className="justify-self-start">
        {t("create")} · {t("payments", { count: preview.count })}
      </SubmitButton>
    </Form>
  );
}
