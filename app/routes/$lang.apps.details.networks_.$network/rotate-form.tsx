import { Form, useLocation } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";

// How many hours the old secret can stay valid: the values of `secretOverlaps` in the contract.
const overlaps = [0, 24, 168] as const;

interface RotateFormProps {
  /** The id of the secret to replace; `null` if there is none. */
  current: string | null;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that replaces the secret and sets how long the current one stays valid. */
export function RotateForm({ current, formKey, result }: RotateFormProps) {
  const t = useTranslation("networks");
  const { pathname } = useLocation();
  const form = useFormCheck(result);
  return (
    <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
      <div>
        <h3 className="font-semibold">{current ? t("rotateAsk") : t("makeFirst")}</h3>
        <p className="text-sm text-muted">{current ? t("rotateText") : t("makeFirstText")}</p>
      </div>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      {current ? (
        <>
          <input type="hidden" name="replaces" value={form.state.values.replaces ?? current} />
          <SelectField
            {...form.field("overlapHours")}
            label={t("overlap")}
            placeholder={t("overlapChoose")}
            required
            options={overlaps.map((hours) => ({ value: String(hours), label: t(`overlap_${hours}`) }))}
          />
        </>
      ) : (
        <input type="hidden" name="overlapHours" value="0" />
      )}
      <TextField
        {...form.field("ownSecret")}
        defaultValue=""
        type="password"
        autoComplete="off"
        label={t("ownSecret")}
        hint={t("ownSecretHint")}
        maxLength={200}
        dir="ltr"
      />
      <div className="flex flex-wrap gap-3">
        <IntentButton
          intent="rotate"
          label={current ? t("rotate") : t("makeFirst")}
          variant={current ? "danger" : "solid"}
        />
        <LinkButton variant="ghost" to={pathname} preventScrollReset>
          {t("back")}
        </LinkButton>
      </div>
    </Form>
  );
}
