import { data } from "react-router";
import { z } from "zod";
import {
  acceptClaim,
  type ClaimDecisionRequest,
  type ClaimDecision,
  claimDecisions,
  forwardClaim,
  rejectClaim,
  sendClaimToNetwork,
} from "#contract/claims/admin-claims.ts";
import { decisionReason } from "#contract/withdrawals/admin-withdrawals.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { RequestContext } from "~/page/request-context";
import type { ProviderClient } from "~/provider-client/provider-client.server";

type Text = Translate<Namespaces["administration"]>;

/** Returns the schema of a decision. Only a refusal requires a reason. */
function decisionSchema(t: Text) {
  return z
    .object({
      claim: id,
      key: formKey,
      intent: z.enum([...claimDecisions, "send-to-network"]),
      reason: z.string().trim().default(""),
      // The ids of the similar purchases that were shown with the claim.
      seen: z
        .string()
        .default("")
        .transform((ids) => ids.split(" ").filter((part) => id.safeParse(part).success)),
    })
    .refine(({ intent, reason }) => intent !== "refuse" || decisionReason.safeParse(reason).success, {
      path: ["reason"],
      message: t("claimReasonMissing"),
    });
}

interface DecisionRequest {
  context: RequestContext;
  provider: ProviderClient;
  url: URL;
  form: FormData;
}

/**
 * Makes a decision, once per form key, and shows the updated claim. If the provider refuses it ("already
 * decided by …"), the form shows the reason.
 */
export async function decideClaim({ context, provider, url, form }: DecisionRequest) {
  const t = getTranslation(context, "administration");
  const submission = parseForm(form, { schema: decisionSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { claim, key, intent: action, reason, seen } = submission.value;
  const once = { idempotencyKey: key };
  const redirectWithTitle = (title: string) =>
    redirectWithToast(url.pathname + url.search, { tone: "success", title });
  try {
    if (action === "send-to-network") {
      await provider.call(sendClaimToNetwork, { params: { id: claim } }, once);
      return await redirectWithTitle(getTranslation(context, "network-claims")("sent"));
    }
    await send(provider, claim, decisionOf(action, { reason, seen }), once);
    return await redirectWithTitle(t(`claimDone_${action}`));
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { reason: "reason" });
    return data({ result }, { status });
  }
}

function decisionOf(
  action: ClaimDecision,
  { reason, seen }: { reason: string; seen: string[] },
): ClaimDecisionRequest {
  if (action === "refuse") return { action, reason };
  return action === "accept" ? { action, seen } : { action };
}

function send(
  provider: ProviderClient,
  id: string,
  decision: ClaimDecisionRequest,
  once: { idempotencyKey: string },
) {
  const params = { id };
  if (decision.action === "refuse")
    return provider.call(rejectClaim, { params, body: { reason: decision.reason } }, once);
  if (decision.action === "accept")
    return provider.call(acceptClaim, { params, body: { seen: decision.seen } }, once);
  return provider.call(forwardClaim, { params }, once);
}
