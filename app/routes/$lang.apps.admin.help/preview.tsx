import { Prose } from "~/components/prose/prose";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

/** Shows the text as readers will see it. */
export function Preview({ html, language }: { html: string; language: Language }) {
  const t = useTranslation("help-admin");
  return (
    <details className="mt-6 border-t border-line pt-5" open>
      <summary className="min-h-6 font-medium">{t("previewTitle")}</summary>
      <div className="mt-3 rounded-md border border-line p-4">
        <Prose html={html} language={language} />
      </div>
    </details>
  );
}
