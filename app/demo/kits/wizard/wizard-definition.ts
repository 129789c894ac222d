import type { texts } from "~/locales/en/demo-wizards";
import type { FieldDefinition } from "../form/form-definition";

type Key = keyof typeof texts;
export type StepName = Key extends infer K ? (K extends `step_${infer Name}` ? Name : never) : never;
export type WizardName = Key extends infer K ? (K extends `title_${infer Name}` ? Name : never) : never;

export interface WizardStep {
  /** Its place in the address, `?step=<name>`; its label is `step_<name>` of `demo-wizards`. */
  name: StepName;
  fields: readonly FieldDefinition[];
}

/** A task of several forms, one after the other; the last is followed by what was entered, to be checked. */
export interface WizardDefinition {
  name: WizardName;
  /** What is entered is sent when it is finished: no showcase, and said so. */
  isReal?: true;
  /** It is sent with a tick that all of it is right. */
  asksToConfirm?: true;
  steps: readonly WizardStep[];
}

/** The step behind the last form: everything entered so far. */
export const reviewStep = "review";
/** Behind the review: it is done. */
export const doneStep = "done";
