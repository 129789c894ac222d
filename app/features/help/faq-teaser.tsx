import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { PagePart } from "~/provider-client/page-part";
import type { FirstQuestion } from "./first-questions.server";
import { answerPath, faqPath } from "./help-paths";

/** What people ask before they begin; each leads to its answer. Nothing where no answer is published. */
export function FaqTeaser({ questions }: { questions: PagePart<FirstQuestion[]> }) {
  const t = useTranslation("welcome");
  if (questions.state === "loaded" && questions.data.length === 0) return null;
  return (
    <Card
      title={t("faqTitle")}
      actions={
        <LocalizedLinkButton variant="soft" size="sm" to={faqPath}>
          {t("faqAll")}
        </LocalizedLinkButton>
      }
    >
      <PartRegion part={questions}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map(({ slug, title, language }) => (
              <li key={slug} lang={language}>
                <LocalizedLink
                  to={answerPath(slug)}
                  className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium hover:text-primary"
                >
                  <bdi>{title}</bdi>
                  <DirectionalIcon name="forward" className="size-4 shrink-0 text-muted" />
                </LocalizedLink>
              </li>
            ))}
          </ul>
        )}
      </PartRegion>
    </Card>
  );
}
