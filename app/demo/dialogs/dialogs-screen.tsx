import { useActionData, useLoaderData } from "react-router";
import { lazyPart } from "~/components/lazy/lazy-part";
import { Dialog } from "~/components/dialog/dialog";
import { SubmitButton } from "~/components/form/submit-button";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { BoardGroup } from "../kits/board-group";
import { DemoScreen } from "../kits/demo-screen";
import { DemoForm } from "../kits/form/demo-form";
import { ResetDemo } from "../kits/reset-demo";
import { ExampleCard } from "./example-card";
import { EnteredValues } from "./entered-values";
import { dialogExamples, dialogs, stepsLeadingTo } from "./dialog-examples";
import { DialogSteps } from "./dialog-steps";
import { nonMembers } from "./members";
import { QuestionCards } from "./question-cards";
import type { action, loader } from "./dialogs.server";

// Loaded only when a dialog opens, because only a few dialogs have pictures and lists.
const DialogIntro = lazyPart(async () => (await import("./dialog-intro")).DialogIntro);
const ReviewPart = lazyPart(async () => (await import("../kits/form/review-part")).ReviewPart);
const PersonField = lazyPart(async () => (await import("./person-field")).PersonField);

/** Renders cards with links, each of which opens a dialog. */
export function DialogsScreen() {
  const t = useTranslation("demo-dialogs");
  const { open: openName, constraints, kept } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const openDialog = dialogs.find(({ name }) => name === openName);
  const intro = openDialog && <DialogIntro name={openDialog.name} />;
  return (
    <DemoScreen title={t("title")} subtitle={t("lead")}>
      <BoardGroup title={t("groupTasks")}>
        {dialogExamples.map((example) => (
          <ExampleCard
            key={example.name}
            icon={example.icon}
            title={t(`name_${example.name}`)}
            text={t(`text_${example.name}`)}
            to={`?dialog=${example.name}`}
          >
            <EnteredValues example={example} values={kept[example.name] ?? {}} />
          </ExampleCard>
        ))}
      </BoardGroup>
      <QuestionCards />
      <ResetDemo />
      {openDialog && (
        <Dialog key={openDialog.name} title={t(`name_${openDialog.name}`)} closeTo="?">
          <DialogSteps name={openDialog.name} />
          <p className="mb-4 text-muted">{t(`text_${openDialog.name}`)}</p>
          {!openDialog.isFormFirst && intro}
          {openDialog.isReview && (
            <div className="mb-5 space-y-4">
              {stepsLeadingTo(openDialog).map(({ name, fields }) => (
                <ReviewPart
                  key={name}
                  title={t(`name_${name}`)}
                  fields={fields}
                  values={kept[name] ?? {}}
                  to={`?dialog=${name}`}
                />
              ))}
            </div>
          )}
          {(openDialog.fields.length > 0 || openDialog.isReview) && (
            <DemoForm
              definition={openDialog}
              constraints={constraints}
              result={actionData?.result}
              values={kept[openDialog.name]}
              choices={{ member: nonMembers }}
              own={{ member: PersonField }}
            >
              <div className="mt-2 flex flex-wrap justify-end gap-3">
                {openDialog.after && (
                  <LinkButton to={`?dialog=${openDialog.after}`} variant="outline" preventScrollReset>
                    {t("back")}
                  </LinkButton>
                )}
                <SubmitButton>
                  {t(openDialog.isReview ? "create" : openDialog.next ? "next" : "save")}
                </SubmitButton>
              </div>
            </DemoForm>
          )}
          {openDialog.isFormFirst && <div className="mt-5 border-t border-line pt-5">{intro}</div>}
        </Dialog>
      )}
    </DemoScreen>
  );
}
