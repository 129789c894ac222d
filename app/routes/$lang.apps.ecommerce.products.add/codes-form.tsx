import { Form } from "react-router";
import type { AdminProductDetails } from "#contract/shop/admin-shop-products.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Textarea } from "~/components/ui/textarea";
import { formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface CodesFormProps {
  product: AdminProductDetails;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows how many codes each denomination has, with a form that adds codes. */
export function CodesForm({ product: { variants, currency }, formKey, result }: CodesFormProps) {
  const t = useTranslation("shop-admin");
  const language = useLanguage();
  const form = useFormCheck(result);
  const { name, errors, defaultValue } = form.field("codes");
  const worth = (amount: number) => formatMoney(amount, currency, language);
  return (
    <Card title={t("codes")} subtitle={t("codesHint")}>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Facts
          facts={variants.map(({ faceValue, stock, sold }) => ({
            label: worth(faceValue),
            value: t("stockAndSold", { stock, sold }),
          }))}
        />
        <Form method="post" encType="multipart/form-data" preventScrollReset {...form.props}>
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <SelectField
            {...form.field("variant")}
            label={t("faceValue")}
            options={variants.map(({ id, faceValue }) => ({ value: id, label: worth(faceValue) }))}
          />
          <Field name={name} errors={errors} label={t("codesField")} hint={t("codesFieldHint")}>
            {(control) => (
              <Textarea
                {...control}
                defaultValue={defaultValue}
                dir="ltr"
                rows={5}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <FileField name="file" label={t("codesFile")} accept=".csv,.txt,text/csv,text/plain" />
          <SubmitButton name="intent" value="codes">
            {t("addCodes")}
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}
