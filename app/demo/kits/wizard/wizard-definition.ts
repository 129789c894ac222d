import type { texts } from "~/locales/en/demo-wizards";
import type { FieldDefinition } from "../form/form-definition";

type Key = keyof typeof texts;
export type StepName = Key extends infer K ? (K extends `step_${infer Name}` ? Name : never) : never;
export type WizardName = Key extends infer K ? (K extends `title_${infer Name}` ? Name : never) : never;

type StepText = Key extends infer K ? (K extends `text_${string}` ? K : never) : never;

export interface WizardStep {
  /** Its place in the address, `?step=<name>`; its label is `step_<name>` of `demo-wizards`. */
  name: StepName;
  fields: readonly FieldDefinition[];
  /** Said above the fields, or instead of any. */
  text?: StepText;
}

/** A task of several forms, one after the other; the last is followed by what was entered, to be checked. */
export interface WizardDefinition {
  name: WizardName;
  /** What is entered is sent when it is finished: no showcase, and said so. */
  isReal?: true;
  /** It is sent with a tick that all of it is right. */
  asksToConfirm?: true;
  /** Nothing is checked again after the last form. */
  skipsReview?: true;
  /** How its steps are shown: in a row, with names beside or below, or one below the other. */
  look?: "beside" | "below" | "numbers" | "dots";
  steps: readonly WizardStep[];
}

/** The steps of a wizard in order, the review as its last. */
export function stepNames({ steps, skipsReview }: WizardDefinition): (StepName | typeof reviewStep)[] {
  return [...steps.map(({ name }) => name), ...(skipsReview ? [] : ([reviewStep] as const))];
}

/** The step behind the last form: everything entered so far. */
export const reviewStep = "review";
/** Behind the review: it is done. */
export const doneStep = "done";
