import { data } from "react-router";
import { z } from "zod";
import { id as identifier } from "#contract/text/identifiers.ts";
import { registrationResponse } from "#contract/accounts/passkey-responses.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "#contract/accounts/passkeys.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { readPasskey } from "~/features/auth/read-passkey.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The submitted form and its result. */
export interface ChangeOutcome {
  intent: "begin" | "add" | "rename" | "remove";
  /** The id of the passkey that the form applies to. */
  passkey?: string;
  result?: SubmissionResult;
  /** The options for creating a passkey, as JSON. */
  options?: string;
  codes?: string[];
}

/**
 * Performs the action of a submitted form. If there are new recovery codes, only this response contains them.
 */
export async function handlePasskeyAction(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "passkeys");
  const { call } = providerClient(context);
  switch (form.get("intent")) {
    case "begin":
      return handleForm({ intent: "begin" }, form, z.object({}), async () => ({
        options: JSON.stringify((await call(beginPasskey)).data),
      }));
    case "add": {
      const response = readPasskey(form, registrationResponse);
      const options = String(form.get("options") ?? "").slice(0, 20_000);
      const schema = nameSchema(t).partial().extend({ options: z.string(), passkey: z.string() });
      return handleForm({ intent: "add", options }, form, schema, async ({ name }) => {
        const body = { answer: response, ...(name ? { name } : {}) };
        const { recoveryCodes } = (await call(addPasskey, { body })).data;
        if (!recoveryCodes) throw await redirectWithToast(path, { tone: "success", title: t("added") });
        return { codes: recoveryCodes };
      });
    }
    case "rename": {
      const passkey = idOf(form);
      return handleForm(
        { intent: "rename", passkey },
        form,
        nameSchema(t).extend(passkeyIdShape),
        async ({ name }) => {
          await call(renamePasskey, { params: { id: passkey }, body: { name } });
          throw await redirectWithToast(path, { tone: "success", title: t("renamed") });
        },
      );
    }
    case "remove": {
      const passkey = idOf(form);
      return handleForm({ intent: "remove", passkey }, form, z.object(passkeyIdShape), async () => {
        await call(removePasskey, { params: { id: passkey } });
        throw await redirectWithToast(path, { tone: "success", title: t("removed") });
      });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The form field with the id of the passkey to change. */
const passkeyIdShape = { id: identifier };

async function handleForm<Schema extends z.ZodType>(
  outcome: ChangeOutcome,
  form: FormData,
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<Pick<ChangeOutcome, "options" | "codes">>,
) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") {
    const changed: ChangeOutcome = { ...outcome, result: submission.reply() };
    return data(changed, { status: 400 });
  }
  try {
    const changed: ChangeOutcome = { intent: outcome.intent, ...(await work(submission.value)) };
    return data(changed);
  } catch (error) {
    const { result, status, key } = replyWithError(submission, error, { name: "name" });
    // The created passkey can only be submitted again if the refusal was about a missing or wrong password.
    const isOver = outcome.intent === "add" && key !== "step_up_required" && key !== "wrong_password";
    const changed: ChangeOutcome = isOver ? { intent: "begin", result } : { ...outcome, result };
    return data(changed, { status });
  }
}

function idOf(form: FormData): string {
  const parsed = identifier.safeParse(form.get("id"));
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

/** Returns the schema of a passkey's name. */
function nameSchema(t: Translate<Namespaces["passkeys"]>) {
  return z.object({ name: z.string({ error: t("nameMissing") }).max(60, t("nameMissing")) });
}
