import { z } from "zod";
import { parseForm, assertKnownNames } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { sampleSchema } from "~/features/design-system/sample-schema";
import { toastTones } from "~/features/design-system/toast-tones";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";

const samples = z.object({
  id: z.array(z.string()),
  "select-all": z.string(),
  tone: z.string(),
  sample: z.string(),
});

/**
 * Responds to a form of the design system: with a toast that contains its values, or with the form and its
 * errors.
 * @throws Response 400 for an unknown intent
 */
export async function handleSampleForm(context: RequestContext, path: string, form: FormData) {
  const t = getTranslation(context, "design-system");
  if (form.get("intent") !== "form") assertKnownNames(form, samples);
  switch (form.get("intent")) {
    case "form": {
      const submission = parseForm(form, { schema: sampleSchema(t) });
      if (submission.status !== "success") return submission.reply();
      return redirectWithToast(`${path}#form`, { tone: "success", title: t("sent") });
    }
    case "choose": {
      const title = t("chosen", { count: form.getAll("id").length });
      return redirectWithToast(`${path}#table`, { tone: "info", title });
    }
    case "remove":
      return redirectWithToast(`${path}#dialog`, { tone: "success", title: t("removed") });
    case "toast": {
      const tone = toastTones.find((name) => name === form.get("tone")) ?? "info";
      return redirectWithToast(`${path}#toast`, {
        tone,
        title: t(`tone_${tone}`),
        description: t("sentence"),
      });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
