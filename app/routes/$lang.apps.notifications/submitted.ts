import type { FormEvent } from "react";

/** What a form was sent with, its pressed button included, instead of sending it. */
export function submitted(event: FormEvent<HTMLFormElement>): FormData {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  return new FormData(event.currentTarget, submitter);
}
