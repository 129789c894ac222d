import { maxTagLength, maxTags } from "#contract/shop/shop-limits.ts";
import { Chips } from "~/components/form/chips";
import { Field } from "~/components/form/field";
import { useTranslation } from "~/i18n/use-translation";
import { splitTags } from "./split-tags";

interface TagsFieldProps {
  name: string;
  defaultValue?: string | undefined;
  errors?: string[] | null | undefined;
}

/**
 * A field for search tags, which are shown as removable chips. Without scripts, it is a text field with one
 * tag per line.
 */
export function TagsField({ name, defaultValue = "", errors = null }: TagsFieldProps) {
  const t = useTranslation("shop-admin");
  return (
    <Field name={name} label={t("tags")} hint={t("tagsHint")} errors={errors}>
      {(control) => (
        <Chips
          control={control}
          defaultValue={defaultValue}
          split={splitTags}
          maxCount={maxTags}
          commitKeys={[",", ";", "،"]}
          removeLabel={(tag) => t("removeTag", { tag })}
          full={t("tagsFull")}
          dir="auto"
          input={{ maxLength: maxTagLength }}
        />
      )}
    </Field>
  );
}
