import { lazy, Suspense } from "react";
import { useActionData, useLoaderData } from "react-router";
import { Dialog } from "~/components/dialog/dialog";
import { SubmitButton } from "~/components/form/submit-button";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { DemoForm } from "../kits/form/demo-form";
import { ResetDemo } from "../kits/reset-demo";
import { Entered } from "./entered";
import { dialogExamples, dialogs } from "./dialog-examples";
import { DialogSteps } from "./dialog-steps";
import type { action, loader } from "./dialogs.server";

// Pictures and lists of a few dialogs: who opens none of them does without.
const Told = lazy(async () => ({ default: (await import("./told")).Told }));

/** Ten cards, each with a dialog that the address opens. */
export function DialogsScreen() {
  const t = useTranslation("demo-dialogs");
  const { open: openName, constraints, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const open = dialogs.find(({ name }) => name === openName);
  return (
    <DemoScreen title={t("title")} subtitle={t("lead")}>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {dialogExamples.map((example) => (
          <Card key={example.name} className="flex flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col">
            <svg
              viewBox="0 0 24 24"
              aria-hidden
              className="size-9 text-primary"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.6}
              strokeLinejoin="round"
            >
              <path d={example.icon} />
            </svg>
            <h2 className="mt-3 text-lg font-semibold">{t(`name_${example.name}`)}</h2>
            <p className="mt-1 mb-4 flex-1 text-muted">{t(`text_${example.name}`)}</p>
            <Entered example={example} values={kept[example.name] ?? {}} />
            <LinkButton
              to={`?dialog=${example.name}`}
              variant="soft"
              preventScrollReset
              className="self-start"
              aria-label={t("showNamed", { name: t(`name_${example.name}`) })}
            >
              {t("show")}
            </LinkButton>
          </Card>
        ))}
      </div>
      <ResetDemo />
      {open && (
        <Dialog key={open.name} title={t(`name_${open.name}`)} closeTo="?">
          <DialogSteps name={open.name} />
          <p className="mb-4 text-muted">{t(`text_${open.name}`)}</p>
          <Suspense>
            <Told name={open.name} />
          </Suspense>
          {open.fields.length > 0 && (
            <DemoForm
              definition={open}
              constraints={constraints}
              result={answer?.result}
              values={kept[open.name]}
            >
              <div className="mt-2 flex flex-wrap justify-end gap-3">
                {open.after && (
                  <LinkButton to={`?dialog=${open.after}`} variant="outline" preventScrollReset>
                    {t("back")}
                  </LinkButton>
                )}
                <SubmitButton>{t(open.next ? "next" : "save")}</SubmitButton>
              </div>
            </DemoForm>
          )}
        </Dialog>
      )}
    </DemoScreen>
  );
}
