import type { texts } from "~/locales/en/demo-wizards";
import type { FieldDefinition } from "../form/form-definition";

type Key = keyof typeof texts;
export type StepName = Key extends infer K ? (K extends `step_${infer Name}` ? Name : never) : never;
export type WizardName = Key extends infer K ? (K extends `title_${infer Name}` ? Name : never) : never;

type StepText = Key extends infer K ? (K extends `text_${string}` ? K : never) : never;

export interface WizardStep {
  /** The value of the `step` parameter. The key of its label is `step_<name>` in the texts `demo-wizards`. */
  name: StepName;
  fields: readonly FieldDefinition[];
  /** The text above the fields, or the content of a step without fields. */
  text?: StepText;
}

/** A task of several consecutive forms, followed by a review of the entered values. */
export interface WizardDefinition {
  name: WizardName;
  /** Submits the entered values at the end. The page is then not labeled as a showcase. */
  isReal?: true;
  /** Requires a checkbox that confirms the values. */
  asksToConfirm?: true;
  /** Omits the review. */
  skipsReview?: true;
  /** The layout of the steps: a row with the names beside or below, or a vertical list of numbers or dots. */
  look?: "beside" | "below" | "numbers" | "dots";
  steps: readonly WizardStep[];
}

/** Returns the steps of a wizard in order, ending with the review. */
export function stepNames({ steps, skipsReview }: WizardDefinition): (StepName | typeof reviewStep)[] {
  return [...steps.map(({ name }) => name), ...(skipsReview ? [] : ([reviewStep] as const))];
}

/** The review step after the last form. It shows all entered values. */
export const reviewStep = "review";
/** The step after the review. */
export const doneStep = "done";
