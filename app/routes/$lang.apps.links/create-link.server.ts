import { data } from "react-router";
import { z } from "zod";
import { maxLinkedAddress } from "#contract/shared-links/link-limits.ts";
import { createSharedLink } from "#contract/shared-links/shared-links.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { linkPath } from "~/features/shared-links/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

/** Returns the schema of the form that creates a link. The provider validates the URL. */
export function linkSchema(t: Translate<Namespaces["links"]>) {
  return z.object({
    address: z
      .string({ error: t("addressMissing") })
      .trim()
      .max(maxLinkedAddress, t("addressMissing"))
      .refine((text) => URL.canParse(text) && new URL(text).protocol === "https:", t("addressMissing")),
  });
}

/** Creates a link and redirects to it. If the form is invalid, returns it with its errors. */
export async function createLink(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "links");
  const submission = parseForm(form, { schema: linkSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    const { address } = submission.value;
    const { data: link } = await providerClient(context).call(createSharedLink, { body: { address } });
    return await redirectWithToast(localizedPath(linkPath(link.id), getLocale(context)), {
      tone: "success",
      title: t("created"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { address: "address" });
    return data({ result }, { status });
  }
}
