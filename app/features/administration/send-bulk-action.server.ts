import { data } from "react-router";
import type { BulkRejection } from "#contract/calls/bulk.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";

interface ConfirmedBulk {
  /** The confirmation, parsed by Conform. */
  submission: {
    reply: (options: {
      formErrors: string[];
      fieldErrors?: Record<string, string[]>;
    }) => SubmissionResult<string[]>;
  };
  send: () => Promise<{ data: { done: unknown[]; refused: BulkRejection[] } }>;
  /** Returns the text with the number of successful rows. */
  doneText: (count: number) => string;
  /** The path of the list without the confirmation. */
  back: string;
  /** Maps inputs of the call to fields of the form. */
  inputs?: Record<string, string>;
}

/**
 * Sends a confirmed bulk action. If it succeeds for all rows, redirects to the list with a toast. Otherwise the
 * page lists the refused rows with the reasons, or shows the form again if nothing could be sent.
 */
export async function sendBulkAction({ submission, send, doneText, back, inputs = {} }: ConfirmedBulk) {
  try {
    const { done, refused } = (await send()).data;
    const title = done.length > 0 ? doneText(done.length) : null;
    if (refused.length > 0 || title === null)
      return data({ outcome: { done: title, refused }, result: undefined }, { status: 409 });
    return await redirectWithToast(back, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, inputs);
    return data({ outcome: undefined, result }, { status });
  }
}
