import type { FormEvent } from "react";

/** Prevents a form's submission and returns its data, including the pressed button. */
export function submittedForm(event: FormEvent<HTMLFormElement>): FormData {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  return new FormData(event.currentTarget, submitter);
}
