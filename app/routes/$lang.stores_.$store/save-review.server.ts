import { data } from "react-router";
import { z } from "zod";
import { removeReview, reviewText, writeReview } from "#contract/reviews/reviews.ts";
import { maxStars } from "#contract/reviews/review-limits.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

interface ActionInput {
  context: RequestContext;
  url: URL;
  slug: string;
  form: FormData;
}

/** Writes, changes or removes the user's review. If the form is invalid, returns it with its errors. */
export async function saveReview({ context, url, slug, form }: ActionInput) {
  const t = getTranslation(context, "reviews");
  const provider = providerClient(context);
  const params = { slug };
  if (form.get("intent") === "remove-review") {
    await provider.call(removeReview, { params });
    return redirectWithToast(`${url.pathname}#reviews`, { tone: "success", title: t("removed") });
  }
  const stars = z.coerce.number({ error: t("starsMissing") }).int(t("starsMissing"));
  const isText = (text: string) => reviewText.safeParse(text).success;
  const schema = z.object({
    stars: stars.min(1, t("starsMissing")).max(maxStars, t("starsMissing")),
    text: z.string({ error: t("textInvalid") }).refine(isText, t("textInvalid")),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    await provider.call(writeReview, { params, body: submission.value });
    return await redirectWithToast(`${url.pathname}#reviews`, { tone: "success", title: t("sent") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { text: "text", stars: "stars" });
    return data({ result }, { status });
  }
}
