import { data } from "react-router";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from "#contract/accounts/second-factor.ts";
import { z } from "zod";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { type QrCode, qrCode } from "~/components/qr-code/qr-code.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { confirmSchema, turnOffSchema, renewSchema } from "./schemas";

export type Step = "begin" | "confirm" | "end" | "renew";

/** The result of a form: secrets that are shown once, or the reason for a refusal. */
export interface ChangeOutcome {
  step: Step;
  result?: SubmissionResult;
  setUp?: SetUp;
  codes?: string[];
}

export interface SetUp {
  uri: string;
  secret: string;
  qr: QrCode;
}

/**
 * Performs the action of a submitted form. If there is a new secret or there are new recovery codes, only
 * this response contains them.
 */
export async function handleFactorAction(context: RequestContext, form: FormData, url: URL) {
  const t = getTranslation(context, "second-factor");
  const { call } = providerClient(context);
  switch (form.get("intent")) {
    case "begin":
      return handleForm(form, "begin", z.object({}), async () => {
        const { uri } = (await call(beginSecondFactor)).data;
        return { setUp: setUpOf(uri) };
      });
    case "confirm":
      return handleForm(form, "confirm", confirmSchema(t), async ({ code }) => {
        return { codes: (await call(confirmSecondFactor, { body: { code } })).data.recoveryCodes };
      });
    case "renew":
      return handleForm(form, "renew", renewSchema(t), async (body) => {
        return { codes: (await call(renewRecoveryCodes, { body })).data.recoveryCodes };
      });
    case "end": {
      const response = await handleForm(form, "end", turnOffSchema(t), async (body) => {
        await call(endSecondFactor, { body });
        return {};
      });
      if (response.data.result) return response;
      const path = url.pathname.replace(/\/two-steps$/, "");
      throw await redirectWithToast(path, { tone: "success", title: t("ended") });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

async function handleForm<Schema extends z.ZodType>(
  form: FormData,
  step: Step,
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<Pick<ChangeOutcome, "setUp" | "codes">>,
) {
  const submission = parseForm(form, { schema });
  const hideFields = ["password"];
  // If the confirmation of the set-up fails, the page shows its QR code again.
  const uri = form.get("uri");
  const pendingSetUp = step === "confirm" && typeof uri === "string" ? { setUp: setUpOf(uri) } : {};
  if (submission.status !== "success") {
    const changed: ChangeOutcome = { step, ...pendingSetUp, result: submission.reply({ hideFields }) };
    return data(changed, { status: 400 });
  }
  try {
    const changed: ChangeOutcome = { step, ...(await work(submission.value)) };
    return data(changed);
  } catch (error) {
    const { result, status, key } = replyWithError(
      submission,
      error,
      { password: "password", code: "code" },
      hideFields,
    );
    const isOver = key === "second_factor_not_begun" || key === "second_factor_on";
    const changed: ChangeOutcome = { step: isOver ? "begin" : step, ...(isOver ? {} : pendingSetUp), result };
    return data(changed, { status });
  }
}

function setUpOf(uri: string): SetUp {
  const isKeyUri = uri.startsWith("otpauth://totp/") && uri.length <= 1_000 && URL.canParse(uri);
  if (!isKeyUri) throw new Response(null, { status: 400 });
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return { uri, secret: secret.replace(/.{4}(?=.)/g, "$& "), qr: qrCode(uri) };
}
