import { Form, useLoaderData } from "react-router";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { IntentButton } from "~/components/form/intent-button";
import { useTranslation } from "~/i18n/use-translation";
import { BoardGroup } from "../kits/board-group";
import type { loader } from "./dialogs.server";
import { ExampleCard } from "./example-card";
import { questions } from "./questions";

/** Renders five actions that need a confirmation. Each card shows the result and can undo it. */
export function QuestionCards() {
  const t = useTranslation("demo-dialogs");
  const { question, confirmed } = useLoaderData<typeof loader>();
  return (
    <BoardGroup title={t("groupQuestions")}>
      {questions.map(({ name, icon }) => {
        const isDone = confirmed.includes(name);
        return (
          <ExampleCard
            key={name}
            icon={icon}
            title={t(`ask_${name}`)}
            text={t(`askText_${name}`)}
            to={isDone ? undefined : `?ask=${name}`}
          >
            {isDone && (
              <Form method="post" action="?" preventScrollReset>
                <p className="mb-4 rounded-md bg-success-soft px-3 py-2 text-sm text-on-success-soft">
                  {t(`askDone_${name}`)}
                </p>
                <input type="hidden" name="question" value={name} />
                <IntentButton
                  intent="takeBack"
                  label={t("takeBack")}
                  variant="outline"
                  aria-label={t("takeBackNamed", { name: t(`ask_${name}`) })}
                />
              </Form>
            )}
          </ExampleCard>
        );
      })}
      {question && (
        <ConfirmDialog
          key={question}
          title={t(`askTitle_${question}`)}
          closeTo="?"
          action="?"
          fields={{ question }}
          intent="confirm"
          confirm={t(`askYes_${question}`)}
          keep={t("askNo")}
        >
          <p>{t(`askText_${question}`)}</p>
        </ConfirmDialog>
      )}
    </BoardGroup>
  );
}
