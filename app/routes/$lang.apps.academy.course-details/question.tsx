import { Form } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { certificatePath, coursePath } from "~/features/academy/academy-paths";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { ShownLesson } from "./load-course.server";

interface QuestionProps {
  lesson: ShownLesson;
  /** The index of the wrong answer that was just submitted. */
  wrong: number | undefined;
  slug: string;
  after: string | null;
  isCompleted: boolean;
}

/** A lesson's question. After the correct answer, shows its explanation and a link to continue. */
export function Question({ lesson, wrong, slug, after, isCompleted }: QuestionProps) {
  const t = useTranslation("academy");
  const { key, question, answers, right, why } = lesson;
  const isDone = right !== null;
  // The address contains the lesson, because without it, the page would open the next lesson and hide the
  // explanation.
  const address = useLocalizedPath(coursePath(slug, key));
  return (
    <Card title={t("question")}>
      <Form method="post" action={address} preventScrollReset>
        <input type="hidden" name="lesson" value={key} />
        <fieldset disabled={isDone}>
          <legend className="mb-3 font-medium">{question}</legend>
          <div className="space-y-2">
            {answers.map((text, index) => (
              <label
                key={index}
                className="flex items-start gap-3 rounded-md border border-line px-4 py-3 has-checked:border-primary"
              >
                <input
                  type="radio"
                  name="answer"
                  value={index}
                  required
                  defaultChecked={isDone ? right === index : wrong === index}
                  className="mt-1 accent-primary"
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div aria-live="polite" className="mt-4">
          {isDone && (
            <Alert tone="success" title={t("right")}>
              {why}
            </Alert>
          )}
          {!isDone && wrong !== undefined && <Alert tone="warning" title={t("wrong")} />}
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {!isDone && <SubmitButton>{t("answer")}</SubmitButton>}
          {isDone && after && (
            <LocalizedLinkButton to={coursePath(slug, after)}>{t("nextLesson")}</LocalizedLinkButton>
          )}
          {isCompleted && (
            <LocalizedLinkButton to={certificatePath(slug)} variant={after ? "outline" : "solid"}>
              {t("certificate")}
            </LocalizedLinkButton>
          )}
        </div>
      </Form>
    </Card>
  );
}
