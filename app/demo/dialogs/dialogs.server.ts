import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { qrCode } from "~/components/qr-code/qr-code.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import type { FormValues } from "../kits/form/form-definition";
import { constraintsOf, type FormRule, readDemoForm } from "../kits/form/read-demo-form.server";
import { type SaveResult, saveDemo, readDemo, resetDemo } from "../store.server";
import { type DialogName, dialogOf, dialogs, stepsLeadingTo } from "./dialog-examples";
import { nonMembers } from "./members";
import { saveRights, readRights } from "./members.server";
import { questionOf } from "./questions";
import { answerQuestion, readConfirmed } from "./questions.server";

const placeOf = (name: string) => `dialog-${name}`;

const keyText = "JBSW Y3DP EHPK 3PXP";
const keyAddress = `otpauth://totp/Cashlane:demo?secret=${keyText.replaceAll(" ", "")}&issuer=Cashlane`;

/** Loads the open dialog, and the stored values and answers of all dialogs. */
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const openDialog = dialogOf(url.searchParams);
  const storedValues = await Promise.all(
    dialogs.map(async ({ name }) => [name, (await readDemo(request, placeOf(name))) as FormValues] as const),
  );
  return {
    open: openDialog?.name,
    question: questionOf(url.searchParams)?.name,
    constraints: openDialog ? constraintsOf(context, openDialog) : {},
    kept: Object.fromEntries(storedValues) as Record<string, FormValues>,
    confirmed: await readConfirmed(request),
    rights: await readRights(request),
    appKey: openDialog?.name === "checkApp" ? { text: keyText, qr: qrCode(keyAddress) } : undefined,
  };
}

/**
 * Handles the page's forms: stores the entered values of a dialog (except secrets), the members' rights or
 * the answer to a question, or resets the demo.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  const kit = getTranslation(context, "demo-kit");
  const t = getTranslation(context, "demo-dialogs");
  const intent = form.get("intent");
  if (intent === "reset") {
    const outcome = await resetDemo(request);
    return finishWithToast(context, outcome, { to: url.pathname, title: kit("resetDone") });
  }
  if (intent === "rights") {
    const outcome = await saveRights(request, form);
    return finishWithToast(context, outcome, { to: `${url.pathname}?dialog=share`, title: t("rightsSaved") });
  }
  if (form.has("question")) {
    const { question, intent, outcome } = await answerQuestion(request, form);
    const title = t(intent === "confirm" ? `askDone_${question}` : "takenBack");
    return finishWithToast(context, outcome, { to: url.pathname, title });
  }
  const dialog = dialogOf(url.searchParams);
  if (!dialog || (dialog.fields.length === 0 && !dialog.isReview)) throw new Response(null, { status: 400 });
  if (dialog.isReview) {
    const incompleteStep = await missingStep(request, dialog);
    if (incompleteStep) {
      const to = `${url.pathname}?dialog=${incompleteStep}`;
      return redirectWithToast(to, { tone: "warning", title: t("stepMissing") });
    }
  }
  const submission = readDemoForm(context, form, dialog, requireKnownMember);
  if ("result" in submission) return data(submission, { status: 400 });
  const outcome = await saveDemo(
    request,
    placeOf(dialog.name),
    submission.values as Record<string, string | string[]>,
  );
  if ("problem" in outcome) {
    const result = { status: "error" as const, error: { "": [kit(outcome.problem)] } };
    return data({ result }, { status: 503 });
  }
  const headers = { "Set-Cookie": outcome.cookie };
  if (dialog.next) return redirect(`${url.pathname}?dialog=${dialog.next(submission.values)}`, { headers });
  return finishWithToast(context, outcome, {
    to: url.pathname,
    title: t("saved", { name: t(`name_${dialog.name}`) }),
  });
}

/** Returns the first step of a task that has no stored values when its review is submitted. */
async function missingStep(request: Request, review: { after?: DialogName }) {
  for (const { name } of stepsLeadingTo(review))
    if (Object.keys(await readDemo(request, placeOf(name))).length === 0) return name;
  return undefined;
}

/** Rejects people who aren't in the list. */
function requireKnownMember({ member }: FormValues): ReturnType<FormRule> {
  if (member === undefined || nonMembers.some(({ value }) => value === member)) return undefined;
  return { field: "member", wrong: "wrongPerson" };
}

/** Redirects with a toast that reports the result of a change. */
function finishWithToast(
  context: RequestContext,
  outcome: SaveResult,
  { to, title }: { to: string; title: string },
) {
  const kit = getTranslation(context, "demo-kit");
  if ("problem" in outcome) return redirectWithToast(to, { tone: "danger", title: kit(outcome.problem) });
  const toast = { tone: "success" as const, title, description: kit("nothingKept") };
  return redirectWithToast(to, toast, { headers: { "Set-Cookie": outcome.cookie } });
}
