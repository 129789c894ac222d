import { Form, useLocation } from "react-router";
import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { useTranslation } from "~/i18n/use-translation";
import { inputsOf } from "./coupon-input";

interface CouponFormProps {
  /** The coupon to change; absent for a new one. */
  coupon?: AdminCoupon;
  stores: { value: string; name: string }[];
  formKey: string;
  result: SubmissionResult | undefined;
}

const titles = ["titleEn", "titleFr", "titleAr"] as const;
const terms = [
  ["termsEn", "terms"],
  ["termsFr", "termsFr"],
  ["termsAr", "termsAr"],
] as const;

/** The form that creates or edits a coupon. */
export function CouponForm({ coupon, stores, formKey, result }: CouponFormProps) {
  const t = useTranslation("coupon-admin");
  const { search } = useLocation();
  const form = useFormCheck(result);
  const initialInputs = coupon ? inputsOf(coupon) : {};
  const field = (name: string) => {
    const bound = form.field(name);
    return { ...bound, defaultValue: bound.defaultValue ?? initialInputs[name] ?? "" };
  };
  const languageOf = (name: string) => name.slice(-2).toLowerCase();
  return (
    <DetailSheet isWide title={t(coupon ? "editTitle" : "create")}>
      <Form method="post" action={search} className="grid gap-1" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        {coupon ? (
          <>
            <input type="hidden" name="coupon" value={coupon.id} />
            <input type="hidden" name="version" value={coupon.version} />
            <p className="mb-4 font-medium">
              <bdi>{coupon.store.name}</bdi>
            </p>
          </>
        ) : (
          <SelectField
            {...field("store")}
            label={t("store")}
            placeholder={t("storeChoose")}
            required
            options={stores.map(({ value, name }) => ({ value, label: name }))}
          />
        )}
        {titles.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(name)}
            lang={languageOf(name)}
            dir="auto"
            maxLength={120}
            required={name === "titleEn"}
          />
        ))}
        <TextField {...field("worth")} label={t("worth")} hint={t("worthHint")} dir="ltr" maxLength={20} />
        <TextField
          {...field("code")}
          label={t("code")}
          hint={t("codeHint")}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field("link")}
          type="url"
          label={t("link")}
          hint={t("linkHint")}
          dir="ltr"
          maxLength={500}
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            {...field("startsAt")}
            type="datetime-local"
            label={t("starts")}
            hint={t("startsHint")}
            dir="ltr"
          />
          <TextField
            {...field("endsAt")}
            type="datetime-local"
            label={t("ends")}
            hint={t("endsHint")}
            dir="ltr"
          />
        </div>
        {terms.map(([name, label]) => {
          const { errors, defaultValue } = field(name);
          return (
            <Field key={name} name={name} errors={errors} label={t(label)}>
              {(control) => (
                <Textarea
                  {...control}
                  defaultValue={defaultValue}
                  lang={languageOf(name)}
                  dir="auto"
                  rows={2}
                  maxLength={1000}
                />
              )}
            </Field>
          );
        })}
        <div>
          <IntentButton intent="save" label={t("save")} />
        </div>
      </Form>
    </DetailSheet>
  );
}
