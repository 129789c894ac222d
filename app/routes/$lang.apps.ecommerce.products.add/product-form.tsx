import { Form } from "react-router";
import type {
  adminProductChoices,
  AdminVariant,
  AdminProductDetails,
} from "#contract/shop/admin-shop-products.ts";
import type { CallData } from "#contract/calls/call.ts";
import { productKinds, productStates } from "#contract/shop/shop-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { LinkButton } from "~/components/ui/link-button";
import { Textarea } from "~/components/ui/textarea";
import { useLocalizedPath } from "~/navigation/localized-link";
import { productsPath } from "~/features/shop-admin/shop-admin-paths";
import { languageNames } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DraftState } from "./draft-state";
import { languagesOfTexts, type ProductInput, rowCount } from "./product-input";
import { TagsField } from "./tags-field";

interface ProductFormProps {
  product: AdminProductDetails | null;
  initial: ProductInput;
  /** The revision of the draft in the form; 0 without a draft. */
  revision: number;
  choices: CallData<typeof adminProductChoices>;
  formKey: string;
  result: SubmissionResult | undefined;
}

type BindField = (name: string) => {
  name: string;
  defaultValue?: string | undefined;
  errors?: string[] | null | undefined;
};

/** The form that creates or edits a product. */
export function ProductForm({ product, initial, revision, choices, formKey, result }: ProductFormProps) {
  const t = useTranslation("shop-admin");
  const language = useLanguage();
  const back = useLocalizedPath(productsPath);
  const form = useFormCheck(result);
  const values: ProductInput = result ? form.state.values : initial;
  const field: BindField = (name) => ({ ...form.field(name), defaultValue: values[name] ?? "" });
  return (
    <Form method="post" {...form.props} className="space-y-6">
      <FormErrors
        state={form.state}
        labels={{
          "name-en": t("name"),
          sku: t("sku"),
          store: t("store"),
          category: t("category"),
          state: t("state"),
          barcode: t("barcode"),
          tags: t("tags"),
        }}
      />
      <FormKey state={form.state} fresh={formKey} />
      {product && <input type="hidden" name="product" value={product.id} />}
      {product && <input type="hidden" name="version" value={values.version ?? product.version} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t("information")}>
          <Texts part="name" field={field} />
          <Texts part="description" field={field} />
          <Texts part="terms" field={field} />
        </Card>
        <Card title={t("organize")}>
          <div className="grid grid-cols-1 gap-1.5">
            <TextField
              {...field("sku")}
              label={t("sku")}
              hint={t("skuHint")}
              maxLength={32}
              autoCapitalize="characters"
              required
            />
            <TextField
              {...field("barcode")}
              label={t("barcode")}
              hint={t("barcodeHint")}
              inputMode="numeric"
              dir="ltr"
              maxLength={20}
            />
            <SelectField
              {...field("kind")}
              label={t("kind")}
              options={productKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
            />
            <SelectField
              {...field("store")}
              label={t("store")}
              placeholder={t("chooseOne")}
              required
              options={choices.stores.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <SelectField
              {...field("category")}
              label={t("category")}
              placeholder={t("chooseOne")}
              required
              options={choices.categories.map(({ slug, name: names, isShown }) => {
                const name = names[language] ?? names.en;
                return { value: slug, label: isShown ? name : t("categoryHidden", { name }) };
              })}
            />
            <SelectField
              {...field("state")}
              label={t("state")}
              options={productStates.map((value) => ({ value, label: t(`product_${value}`) }))}
            />
            <TextField
              {...field("publishAt")}
              label={t("publishAt")}
              hint={t("publishHint")}
              type="datetime-local"
            />
            <TagsField {...field("tags")} />
          </div>
        </Card>
      </div>
      <Card title={t("denominations")} subtitle={t("denominationsHint")}>
        <div className="space-y-4">
          {Array.from({ length: rowCount(values) }, (_, row) => (
            <VariantRow
              key={row}
              row={row}
              field={field}
              isActive={values[`v${row}-active`] === "on" || !values[`v${row}-face`]}
              variant={product?.variants.find(({ id }) => id === values[`v${row}-id`])}
              id={values[`v${row}-id`]}
            />
          ))}
        </div>
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="intent" value="save">
          {t("save")}
        </SubmitButton>
        <LinkButton to={back} variant="ghost">
          {t("cancel")}
        </LinkButton>
        <DraftState form={form.props.ref} revision={revision} />
      </div>
    </Form>
  );
}

function Texts({ part, field }: { part: "name" | "description" | "terms"; field: BindField }) {
  const t = useTranslation("shop-admin");
  return (
    <fieldset className="mb-2 grid gap-x-4 md:grid-cols-3">
      <legend className="mb-1 font-medium">{t(part)}</legend>
      {languagesOfTexts.map((language) => {
        const { name, errors, defaultValue } = field(`${part}-${language}`);
        const label = languageNames[language];
        if (part === "name")
          return (
            <TextField
              key={language}
              name={name}
              errors={errors ?? null}
              defaultValue={defaultValue}
              label={label}
              dir="auto"
              maxLength={120}
              required={language === "en"}
            />
          );
        return (
          <Field key={language} name={name} errors={errors ?? null} label={label}>
            {(control) => (
              <Textarea {...control} defaultValue={defaultValue} dir="auto" rows={5} maxLength={4000} />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}

interface VariantRowProps {
  row: number;
  field: BindField;
  isActive: boolean;
  variant: AdminVariant | undefined;
  id: string | undefined;
}

function VariantRow({ row, field, isActive, variant: known, id }: VariantRowProps) {
  const t = useTranslation("shop-admin");
  const number = { number: row + 1 };
  return (
    <fieldset className="grid items-start gap-x-4 border-b border-line pb-2 last:border-0 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
      <legend className="sr-only">{t("denomination", number)}</legend>
      {id && <input type="hidden" name={`v${row}-id`} value={id} />}
      <TextField
        {...field(`v${row}-face`)}
        label={t("faceValue")}
        inputMode="decimal"
        dir="ltr"
        readOnly={known !== undefined}
        maxLength={16}
      />
      <TextField
        {...field(`v${row}-price`)}
        label={t("price")}
        inputMode="decimal"
        dir="ltr"
        maxLength={16}
      />
      <TextField {...field(`v${row}-cost`)} label={t("cost")} inputMode="decimal" dir="ltr" maxLength={16} />
      <div className="sm:pt-8">
        <Checkbox name={`v${row}-active`} label={t("onSale")} defaultChecked={isActive} />
      </div>
    </fieldset>
  );
}
