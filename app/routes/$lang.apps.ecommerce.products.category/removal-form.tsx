import { Form, useLocation } from "react-router";
import type { AdminCategory } from "#contract/shop/admin-shop-categories.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { IfPermitted } from "~/components/ui/if-permitted";

interface RemovalFormProps {
  category: AdminCategory;
  /** The categories to which this category's products can be moved. */
  others: AdminCategory[];
  result: SubmissionResult | undefined;
}

/** The form that removes a category and moves its products to another one. */
export function RemovalForm({ category, others, result }: RemovalFormProps) {
  const t = useTranslation("shop-categories");
  const language = useLanguage();
  const { search } = useLocation();
  const form = useFormCheck(result);
  const isUsed = category.products > 0;
  const names = others.map(({ slug, name }) => ({ value: slug, label: name[language] ?? name.en }));
  return (
    <IfPermitted permission="shop.write">
      <Card
        title={t("removal")}
        subtitle={t(isUsed ? "removalUsed" : "removalText", { count: category.products })}
      >
        <Form method="post" action={search} {...form.props}>
          <FormErrors state={form.state} labels={{ replacement: t("replacement") }} />
          <input type="hidden" name="category" value={category.id} />
          <SelectField
            {...form.field("replacement")}
            label={t("replacement")}
            options={[{ value: "", label: t(isUsed ? "chooseReplacement" : "noReplacement") }, ...names]}
            required={isUsed}
          />
          <IntentButton intent="remove" label={t("remove")} variant="danger" />
        </Form>
      </Card>
    </IfPermitted>
  );
}
