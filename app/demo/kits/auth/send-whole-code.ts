import type { FormEvent } from "react";

/** Submits the form of a one-time code once its last digit is entered. */
export function sendWholeCode({ target }: FormEvent): void {
  if (target instanceof HTMLInputElement && target.name === "oneTimeCode" && /^\d{6}$/.test(target.value))
    target.form?.requestSubmit();
}
