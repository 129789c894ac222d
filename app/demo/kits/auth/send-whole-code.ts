import type { FormEvent } from "react";

/** Sends the form of a one-time code as soon as its last digit is in. */
export function sendWholeCode({ target }: FormEvent): void {
  if (target instanceof HTMLInputElement && target.name === "oneTimeCode" && /^\d{6}$/.test(target.value))
    target.form?.requestSubmit();
}
