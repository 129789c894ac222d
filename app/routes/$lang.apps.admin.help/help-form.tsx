import { Form, useLocation } from "react-router";
import type { EditableHelp } from "#contract/help/admin-help.ts";
import { maxHelpTitleLength } from "#contract/help/help-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { directionOf, type Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { BodyArea } from "./body-area";
import { CategoryField } from "./category-field";
import type { ShownHelp } from "./load-help.server";

interface HelpFormProps {
  entry: EditableHelp;
  /** The version to show. */
  shown: ShownHelp;
  language: Language;
  result: SubmissionResult | undefined;
}

/**
 * The form that edits an article or answer in one language. A missing translation starts with the English
 * text.
 */
export function HelpForm({ entry, shown, language, result }: HelpFormProps) {
  const t = useTranslation("help-admin");
  const { search } = useLocation();
  const form = useFormCheck(result);
  const canWrite = useHasPermission("help.write");
  const translation = shown.texts[language];
  const initialTexts = translation ?? shown.texts.en;
  const title = form.field("title");
  const isOld = shown.version !== entry.version;
  return (
    <Form method="post" action={search} preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <div className="mb-4 grid gap-3 empty:hidden">
        {isOld && <Alert tone="info">{t("oldVersion", { version: shown.version })}</Alert>}
        {!translation && <Alert tone="info">{t("notWritten")}</Alert>}
      </div>
      <input type="hidden" name="entry" value={entry.id} />
      <input type="hidden" name="version" value={entry.version} />
      <input type="hidden" name="language" value={language} />
      <CategoryField field={form.field("category")} value={shown.category} />
      <TextField
        {...title}
        defaultValue={title.defaultValue ?? initialTexts.title}
        lang={language}
        dir={directionOf(language)}
        label={t(`title_${entry.kind}`)}
        maxLength={maxHelpTitleLength}
        required
      />
      <BodyArea field={form.field("body")} value={initialTexts.body} language={language} rows={14} />
      {canWrite && (
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="save" label={t("save")} />
          <IntentButton intent="preview" label={t("preview")} variant="outline" />
          <IntentButton
            intent={entry.isPublished ? "hide" : "show"}
            label={t(entry.isPublished ? "hide" : "show")}
            variant="outline"
          />
          {language !== "en" && entry.texts[language] && (
            <IntentButton intent="without" label={t("without")} variant="outline" />
          )}
        </div>
      )}
    </Form>
  );
}
