import { data } from "react-router";
import { z } from "zod";
import {
  type AdminReview,
  adminListReviews,
  decideReview,
  decideReviews,
  replyToReview,
  reviewReply,
} from "#contract/reviews/admin-reviews.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { type ReviewStep, reviewSteps } from "#contract/reviews/review-limits.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows, versionedId } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import { recordSearch } from "~/features/administration/record-search";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

export type ReviewSelection = BulkSelection<AdminReview, ReviewStep>;

/** Loads the reviews selected for publishing or rejecting, if the URL contains any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<ReviewSelection | null> {
  return loadSelection(parameters, {
    steps: reviewSteps,
    find: (ids) => provider.call(adminListReviews, { query: { ids, limit: maxSelected } }),
    isPossible: ({ state }, step) => state !== (step === "publish" ? "published" : "rejected"),
  });
}

interface ActionInput {
  provider: ProviderClient;
  t: Translate<Namespaces["review-admin"]>;
  url: URL;
  form: FormData;
}

const version = z.coerce.number().int();
/** Publishes or rejects the selected reviews, once per form key. */
export async function decideOnReviews({ provider, t, url, form }: ActionInput, step: ReviewStep) {
  const submission = parseForm(form, { schema: z.object({ ids: selectedRows(versionedId), key: formKey }) });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { ids: reviews, key } = submission.value;
  return sendBulkAction({
    submission,
    send: () => provider.call(decideReviews, { body: { reviews, step } }, { idempotencyKey: key }),
    doneText: (count) => t(`bulkDone_${step}`, { count }),
    back: url.pathname + recordSearch(url.search),
  });
}

/**
 * Publishes or rejects a review, or replies to it, once per form key. If the form is invalid, returns it with
 * its errors.
 */
export async function decideOnReview({ provider, t, url, form }: ActionInput) {
  const schema = z.object({
    key: formKey,
    review: id,
    version,
    intent: z.enum([...reviewSteps, "reply"]),
    reply: z
      .string()
      .default("")
      .refine((text) => reviewReply.safeParse(text).success, t("replyInvalid")),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key, review, intent, reply, version: seenVersion } = submission.value;
  const params = { id: review };
  const once = { idempotencyKey: key };
  try {
    if (intent === "reply")
      await provider.call(replyToReview, { params, body: { reply, version: seenVersion } }, once);
    else await provider.call(decideReview, { params, body: { step: intent, version: seenVersion } }, once);
    return await redirectWithToast(url.pathname + url.search, {
      tone: "success",
      title: t(`done_${intent}`),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { reply: "reply" });
    return data({ result }, { status });
  }
}
