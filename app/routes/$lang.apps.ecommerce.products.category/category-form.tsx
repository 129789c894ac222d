import { Form, useLocation } from "react-router";
import type { AdminCategory } from "#contract/shop/admin-shop-categories.ts";
import { categoryStates } from "#contract/shop/shop-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Avatar } from "~/components/ui/avatar";
import { directionOf, languageNames } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";

interface CategoryFormProps {
  /** `null` for a new category. */
  category: AdminCategory | null;
  /** The categories that can be the parent of this one. */
  others: AdminCategory[];
  formKey: string;
  result: SubmissionResult | undefined;
}

const languages = ["en", "fr", "ar"] as const;

/** The form that creates or edits a category. */
export function CategoryForm({ category, others, formKey, result }: CategoryFormProps) {
  const t = useTranslation("shop-categories");
  const language = useLanguage();
  const { search } = useLocation();
  const form = useFormCheck(result);
  const canWrite = useHasPermission("shop.write");
  const field = (name: string, stored: string) => {
    const bound = form.field(name);
    return { ...bound, defaultValue: bound.defaultValue ?? stored };
  };
  const labels = {
    "name-en": t("name"),
    parent: t("parent"),
    state: t("state"),
    publishAt: t("publishAt"),
    picture: t("picture"),
  };
  return (
    <Form method="post" encType="multipart/form-data" action={search} {...form.props}>
      <FormErrors state={form.state} labels={labels} />
      <FormKey state={form.state} fresh={formKey} />
      {category && <input type="hidden" name="category" value={category.id} />}
      {category && <input type="hidden" name="version" value={category.version} />}
      <fieldset disabled={!canWrite}>
        {languages.map((code) => (
          <TextField
            key={code}
            {...field(`name-${code}`, category?.name[code] ?? "")}
            label={`${t("name")} (${languageNames[code]})`}
            lang={code}
            dir={directionOf(code)}
            maxLength={120}
            required={code === "en"}
          />
        ))}
        <SelectField
          {...field("parent", category?.parent ?? "")}
          label={labels.parent}
          options={[
            { value: "", label: t("noParent") },
            ...others.map(({ slug, name }) => ({ value: slug, label: name[language] ?? name.en })),
          ]}
        />
        <SelectField
          {...field("state", category?.state ?? "published")}
          label={labels.state}
          hint={t("stateHint")}
          options={categoryStates.map((value) => ({ value, label: t(`state_${value}`) }))}
        />
        <TextField
          {...field("publishAt", category?.publishAt?.slice(0, 16) ?? "")}
          label={labels.publishAt}
          hint={t("publishHint")}
          type="datetime-local"
        />
        {category?.picture && (
          <div className="mb-3 flex items-center gap-3">
            <Avatar shape="square" name={category.name.en} src={category.picture} size="lg" />
          </div>
        )}
        <FileField
          {...form.field("picture")}
          label={labels.picture}
          hint={t("pictureHint")}
          accept="image/jpeg,image/png,image/webp"
        />
      </fieldset>
      {canWrite && (
        <div className="mt-4 flex flex-wrap gap-3">
          <IntentButton intent="save" label={t("save")} />
          {category?.picture && (
            <IntentButton intent="remove-picture" label={t("removePicture")} variant="outline" />
          )}
        </div>
      )}
    </Form>
  );
}
