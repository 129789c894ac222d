import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { formKey } from "~/components/form/form-key-schema";
import { readForm } from "~/components/form/read-form.server";
import { parseFields } from "~/components/form/parse-form.server";
import { z } from "zod";
import { type FlashToast, saveFlashToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { saveDemo, readDemo } from "../../store.server";
import type { FieldChoices, FormValues } from "../form/form-definition";
import { constraintsOf, type FormRule, readDemoForm } from "../form/read-demo-form.server";
import {
  doneStep,
  reviewStep,
  stepNames,
  type StepName,
  type WizardDefinition,
  type WizardStep,
} from "./wizard-definition";

const button = z.object({
  intent: z.enum(["finish", "again"]),
  key: formKey.optional(),
  confirmed: z.literal("on").optional(),
});
/** The key under which the names of the completed steps are stored, next to the field values. */
const completedStepsKey = "passedSteps";

/** Why the entered values couldn't be submitted, in the visitor's language. */
export interface WizardRejection {
  problem: string;
  status: number;
}
/** A page outside the wizard to redirect to after the submission, instead of the wizard's own last page. */
interface WizardRedirect {
  to: string;
  toast: Omit<FlashToast, "id">;
}

/** What a wizard needs to submit its values: the function that sends them, and the options of its fields. */
export interface WizardSubmission {
  /** Submits the entered values, once per key. */
  send: (
    context: RequestContext,
    values: FormValues,
    key: string,
  ) => Promise<WizardRejection | WizardRedirect | undefined>;
  choices?: (context: RequestContext) => Promise<FieldChoices>;
}

/**
 * Returns the loader and action of a wizard. Entered values, except secrets, are stored for the visitor. The
 * URL determines the current step, which is at most the first incomplete one.
 */
export function wizardOf(
  definition: WizardDefinition,
  rules: Partial<Record<StepName, FormRule>> = {},
  { send, choices }: Partial<WizardSubmission> = {},
) {
  const place = `wizard-${definition.name}`;

  async function loader({ request, context, url }: LoaderFunctionArgs) {
    const stored = await readDemo(request, place);
    const { [completedStepsKey]: completed = [], ...values } = stored;
    const current = stepAt(url, definition, completed);
    const step = definition.steps.find(({ name }) => name === current);
    return {
      name: definition.name,
      current,
      values: values as FormValues,
      passed: [...completed],
      formKey: randomUUID(),
      constraints: step ? constraintsOf(context, step) : {},
      choices: (await choices?.(context)) ?? {},
    };
  }

  async function action({ request, context, url }: ActionFunctionArgs) {
    const form = await readForm(request);
    const stored = await readDemo(request, place);
    const completed = [stored[completedStepsKey] ?? []].flat();
    if (form.has("intent")) {
      const { intent, key, confirmed } = parseFields(form, button);
      if (intent === "again") return discardAndRedirect(request, stepAddress(url));
      if (!isComplete(definition, completed)) throw new Response(null, { status: 400 });
      if (definition.asksToConfirm && !confirmed) {
        const error = { confirmed: [getTranslation(context, "ui")("mustTick")] };
        return data({ result: { ...problemOf(""), error }, key }, { status: 400 });
      }
      if (send) {
        if (!key) throw new Response(null, { status: 400 });
        const { [completedStepsKey]: _, ...values } = stored;
        const sendResult = await send(context, values, key);
        if (sendResult && "to" in sendResult)
          return discardAndRedirect(request, sendResult.to, await saveFlashToast(sendResult.toast));
        if (sendResult)
          return data({ result: problemOf(sendResult.problem), key }, { status: sendResult.status });
      }
      return discardAndRedirect(request, stepAddress(url, doneStep));
    }
    const current = stepAt(url, definition, completed);
    const index = definition.steps.findIndex(({ name }) => name === current);
    const step = definition.steps[index];
    if (!step) throw new Response(null, { status: 400 });
    const submission = readDemoForm(context, form, step, rules[step.name]);
    if ("result" in submission) return data({ ...submission, key: undefined }, { status: 400 });
    const values = {
      ...withoutStep(stored, step),
      ...submission.values,
      [completedStepsKey]: [...new Set([...completed, step.name])],
    };
    const outcome = await saveDemo(request, place, values);
    if ("problem" in outcome) {
      const message = getTranslation(context, "demo-kit")(outcome.problem);
      return data({ result: problemOf(message, submission.values), key: undefined }, { status: 503 });
    }
    const next = stepNames(definition)[index + 1];
    if (!next) return discardAndRedirect(request, stepAddress(url, doneStep));
    return redirect(stepAddress(url, next), { headers: { "Set-Cookie": outcome.cookie } });
  }

  /** Discards the entered values and redirects. */
  async function discardAndRedirect(request: Request, path: string, ...cookies: string[]) {
    const outcome = await saveDemo(request, place);
    if ("cookie" in outcome) cookies.push(outcome.cookie);
    const headers = new Headers();
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return redirect(path, { headers });
  }

  return { loader, action };
}

function problemOf(message: string, initialValue: FormValues = {}) {
  return { status: "error" as const, error: { "": [message] }, initialValue };
}

/** Returns the URL of a step, or of the first step if none is given. Other parameters remain in the URL. */
function stepAddress({ pathname, searchParams }: URL, step?: string): string {
  const parameters = new URLSearchParams(searchParams);
  if (step === undefined) parameters.delete("step");
  else parameters.set("step", step);
  return [pathname, parameters.toString()].filter(Boolean).join("?");
}

function stepAt(
  { searchParams }: URL,
  definition: WizardDefinition,
  completed: string | readonly string[],
): string {
  const requested = searchParams.get("step");
  if (requested === doneStep) return doneStep;
  const names: string[] = stepNames(definition);
  const firstIncomplete = names.findIndex((name) => !completed.includes(name));
  const requestedIndex = requested === null ? -1 : names.indexOf(requested);
  return names[requestedIndex === -1 ? 0 : Math.min(requestedIndex, firstIncomplete)] ?? reviewStep;
}

function isComplete(definition: WizardDefinition, completed: readonly string[]): boolean {
  return definition.steps.every(({ name }) => completed.includes(name));
}

/**
 * Removes the stored values of a step. This is necessary because cleared checkboxes aren't submitted, so
 * their old values would remain.
 */
function withoutStep<Values extends object>(stored: Values, step: WizardStep): Values {
  const names: string[] = step.fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name))) as Values;
}
