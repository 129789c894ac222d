import { Prose } from "~/components/prose/prose";
import { PartRegion } from "~/components/states/part-region";
import { Chevron } from "~/components/ui/chevron";
import type { FirstQuestion } from "~/features/help/first-questions.server";
import { faqPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import { Section } from "./section";

/** Shows the most common questions with collapsed answers. Renders nothing if no answer is published. */
export function FirstQuestions({ questions }: { questions: PagePart<FirstQuestion[]> }) {
  const t = useTranslation("welcome");
  if (questions.state === "loaded" && questions.data.length === 0) return null;
  return (
    <Section id="questions" title={t("faqTitle")} more={{ to: faqPath, label: t("faqAll") }}>
      <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-2">
        <PartRegion part={questions}>
          {(rows) =>
            rows.map(({ slug, title, language, html }) => (
              <details key={slug} name="first-questions" className="card-surface group">
                <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-2.5 font-medium ">
                  <bdi lang={language}>{title}</bdi>
                  <Chevron className="shrink-0 group-open:rotate-180" />
                </summary>
                <div className="px-5 pb-5">
                  <Prose html={html} language={language} />
                </div>
              </details>
            ))
          }
        </PartRegion>
      </div>
    </Section>
  );
}
