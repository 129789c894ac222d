import { data } from "react-router";
import { z } from "zod";
import { chosenSecret, rotateNetworkSecret, secretOverlaps } from "#contract/networks/admin-networks.ts";
import { id } from "#contract/text/identifiers.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import type { SettingsRequest } from "./save-settings.server";

/** A new secret in the response to a form. `secret` is `null` if it was already shown. */
export interface RevealedSecret {
  secret: string | null;
  /** The report URL including the secret, for networks that can't sign their reports. */
  address: string | null;
}

/**
 * Replaces a network's secret, once per form key, and returns the new one in the response to the form. The
 * secret isn't stored in a cookie or the session, so a reloaded page doesn't show it again.
 */
export async function rotateSecret({ provider, t, network, form }: Omit<SettingsRequest, "url">) {
  const error = t("overlapMissing");
  const submission = parseForm(form, {
    schema: z.object({
      overlapHours: z.number({ error }).pipe(z.literal(secretOverlaps, { error })),
      replaces: id.optional(),
      ownSecret: z
        .string()
        .trim()
        .refine((text) => chosenSecret.safeParse(text).success, t("ownSecretWrong"))
        .optional(),
      key: formKey,
    }),
  });
  if (submission.status !== "success") return reject(submission.reply({ hideFields: ["ownSecret"] }), 400);
  const { key: idempotencyKey, overlapHours, replaces = null, ownSecret } = submission.value;
  try {
    const { data: rotation } = await provider.call(
      rotateNetworkSecret,
      {
        params: { key: network },
        body: { overlapHours, replaces, ...(ownSecret !== undefined && { secret: ownSecret }) },
      },
      { idempotencyKey },
    );
    const { secret, network: changed } = rotation;
    const isInAddress = secret !== null && changed.authentication === "token";
    const address = isInAddress ? `${changed.postbackUrl}/${encodeURIComponent(secret)}` : null;
    const revealed: RevealedSecret = { secret, address };
    return data({ saving: undefined, rotating: undefined, revealed });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { secret: "ownSecret" }, ["ownSecret"]);
    return reject(result, status);
  }
}

function reject(rotating: SubmissionResult, status: number) {
  return data({ saving: undefined, rotating, revealed: undefined }, { status });
}
