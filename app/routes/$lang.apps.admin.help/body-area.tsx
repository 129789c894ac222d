import type { ComponentProps } from "react";
import { maxHelpLength } from "#contract/help/help-limits.ts";
import { EditorTextarea } from "~/features/content-editor/editor-textarea";
import { useTranslation } from "~/i18n/use-translation";

type BodyAreaProps = Pick<ComponentProps<typeof EditorTextarea>, "field" | "value" | "language" | "rows">;

/** The text area for the body of an article or answer. */
export function BodyArea(props: BodyAreaProps) {
  const t = useTranslation("help-admin");
  return <EditorTextarea {...props} label={t("body")} hint={t("bodyHint")} maxLength={maxHelpLength} />;
}
