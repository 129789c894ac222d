import { data } from "react-router";
import { z } from "zod";
import { emailAddress } from "#contract/accounts/auth.ts";
import { inviteFriends } from "#contract/referrals/referrals.ts";
import { invitationLimits } from "#contract/referrals/referral-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { splitAddresses } from "./split-addresses";

function schemaOf(t: Translate<Namespaces["referrals"]>) {
  return z.object({
    emails: z
      .string({ error: t("addressMissing") })
      .max(4_000, t("tooManyAddresses"))
      .transform((text, context) => {
        const addresses = splitAddresses(text);
        const invalidAddress = addresses.find((address) => !emailAddress.safeParse(address).success);
        if (invalidAddress !== undefined)
          context.addIssue({ code: "custom", message: t("addressWrong", { address: invalidAddress }) });
        else if (addresses.length === 0) context.addIssue({ code: "custom", message: t("addressMissing") });
        else if (addresses.length > invitationLimits.atOnce)
          context.addIssue({ code: "custom", message: t("tooManyAddresses") });
        return addresses;
      }),
    key: formKey,
  });
}

/** Invites friends by mail, once per form key. */
export async function submitInvitations(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "referrals");
  const submission = parseForm(form, { schema: schemaOf(t) });
  if (submission.status !== "success") return reject(submission.reply(), 400);
  const { key, emails } = submission.value;
  try {
    const response = await providerClient(context).call(
      inviteFriends,
      { body: { emails } },
      { idempotencyKey: key },
    );
    const { sent } = response.data;
    return await redirectWithToast(localizedPath("/apps/referrals", getLocale(context)), {
      tone: sent > 0 ? "success" : "info",
      title: sent > 0 ? t("invitationsSent", { count: sent }) : t("allAsked"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { emails: "emails" });
    return reject(result, status);
  }
}

function reject(result: SubmissionResult, status: number) {
  return data({ result }, { status });
}
