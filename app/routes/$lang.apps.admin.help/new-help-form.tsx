import { Form, useLocation } from "react-router";
import { maxHelpSlugLength, maxHelpTitleLength } from "#contract/help/help-limits.ts";
import type { HelpKind } from "#contract/help/help.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { BodyArea } from "./body-area";
import { CategoryField } from "./category-field";

interface NewHelpFormProps {
  kind: HelpKind;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that creates an article or answer, in English. */
export function NewHelpForm({ kind, formKey, result }: NewHelpFormProps) {
  const t = useTranslation("help-admin");
  const { search } = useLocation();
  const form = useFormCheck(result);
  return (
    <Form method="post" action={search} preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="kind" value={kind} />
      <CategoryField field={form.field("category")} />
      <TextField
        {...form.field("slug")}
        label={t("slug")}
        hint={t("slugHint")}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        maxLength={maxHelpSlugLength}
        autoComplete="off"
        dir="ltr"
        required
      />
      <TextField
        {...form.field("title")}
        label={t(`title_${kind}`)}
        lang="en"
        dir="ltr"
        maxLength={maxHelpTitleLength}
        required
      />
      <BodyArea field={form.field("body")} value="" language="en" rows={10} />
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="create" label={t("create")} />
        <LinkButton variant="ghost" to={`?kind=${kind}`} preventScrollReset>
          {t("back")}
        </LinkButton>
      </div>
    </Form>
  );
}
