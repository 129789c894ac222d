import { data } from "react-router";
import { z } from "zod";
import { adminGetCourse, changeCourse } from "#contract/academy/academy.ts";
import { helpLanguage } from "#contract/help/help.ts";
import { id } from "#contract/text/identifiers.ts";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { toFormErrors } from "~/features/content-editor/to-form-errors";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { courseFields, fieldName, readTexts } from "./course-fields";

interface SaveRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["academy"]>;
  url: URL;
  form: FormData;
}

const schema = z.object({
  intent: z.enum(["save", "hide", "show"]),
  course: id,
  version: z.coerce.number().int().positive(),
  language: helpLanguage,
});

/**
 * Saves a course in one language, or publishes or hides it. If the form is invalid, returns it with its
 * errors.
 */
export async function saveCourse({ provider, t, url, form }: SaveRequest) {
  const submission = parseForm(form, { schema, also: courseFields });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { intent, course, version, language } = submission.value;
  const params = { id: course };
  try {
    if (intent === "save") {
      const { data: savedCourse } = await provider.call(adminGetCourse, { params });
      const texts = readTexts((name) => String(form.get(name) ?? ""), savedCourse.lessons.length);
      await provider.call(changeCourse, { params, body: { version, texts: { language, ...texts } } });
    } else await provider.call(changeCourse, { params, body: { version, isPublished: intent === "show" } });
    return await redirectWithToast(url.pathname + url.search, { tone: "success", title: t("courseSaved") });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const errors = toFormErrors(error, fieldName);
    return data({ result: submission.reply(errors) }, { status: error.status });
  }
}
