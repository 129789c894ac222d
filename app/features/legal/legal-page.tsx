import { Prose } from "~/components/prose/prose";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { LegalText } from "./load-legal.server";

/** The content of a legal page: a notice for the operator, a table of contents, and the sections. */
export function LegalPage({ text: { changedAt, sections } }: { text: LegalText }) {
  const t = useTranslation("legal");
  const language = useLanguage();
  return (
    <>
      <div className="max-w-3xl">
        <Alert title={t("draftTitle")}>{t("draftText")}</Alert>
      </div>
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,48rem)] lg:items-start">
        <nav aria-labelledby="contents" className="no-print card-surface p-5 lg:sticky lg:top-24">
          <h2 id="contents" className="mb-1 font-semibold">
            {t("contents")}
          </h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center text-muted hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="card-surface space-y-8 p-5 sm:p-8">
          {sections.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-3 scroll-mt-24 text-xl font-semibold">
                {title}
              </h2>
              <Prose html={html} language={language} />
            </section>
          ))}
          <p className="text-sm text-muted">
            {t("changed")} <DateTime value={changedAt} style="day" />
          </p>
        </article>
      </div>
    </>
  );
}
