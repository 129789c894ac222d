import { data } from "react-router";
import type { RefusedOne } from "#contract/bulk.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formRefusal } from "~/components/form/form-refusal.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";

interface Confirmed {
  /** The confirmation, as Conform read it. */
  submission: {
    reply: (refusal: {
      formErrors: string[];
      fieldErrors?: Record<string, string[]>;
    }) => SubmissionResult<string[]>;
  };
  send: () => Promise<{ data: { done: unknown[]; refused: RefusedOne[] } }>;
  /** Says how many were done. */
  doneText: (count: number) => string;
  /** The list, without the question. */
  back: string;
  /** Inputs of the call that the form has, too, under the form's name. */
  inputs?: Record<string, string>;
}

/**
 * Sends a confirmed step of several. All done: back to the list with a toast. Otherwise the page says what
 * was refused and why, one by one, or shows the form again where nothing could be sent.
 */
export async function sendChosen({ submission, send, doneText, back, inputs = {} }: Confirmed) {
  try {
    const { done, refused } = (await send()).data;
    const title = done.length > 0 ? doneText(done.length) : null;
    if (refused.length > 0 || title === null)
      return data({ outcome: { done: title, refused }, result: undefined }, { status: 409 });
    return await redirectWithToast(back, { tone: "success", title });
  } catch (error) {
    const { result, status } = formRefusal(submission, error, inputs);
    return data({ outcome: undefined, result }, { status });
  }
}
