import { data } from "react-router";
import { changeNetwork, type MappingTest, tryMapping } from "#contract/networks/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { mappingSchema } from "./mapping-schema.server";

interface MappingRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["networks"]>;
  url: URL;
  /** The key of the network. */
  network: string;
  intent: "try" | "save";
  form: FormData;
}

const names = { "mapping.statuses": "words_pending", sample: "sample" };

/**
 * Tests a mapping with a sample, without any effect, or saves the mapping, once per form key. In both cases,
 * the form keeps its values.
 */
export async function submitMapping({ provider, t, url, network, intent, form }: MappingRequest) {
  const submission = parseForm(form, { schema: mappingSchema(t) });
  if (submission.status !== "success") return respond(submission.reply(), 400);
  const { mapping, sample, version, key: idempotencyKey } = submission.value;
  if (intent === "try" && !sample?.trim())
    return respond(submission.reply({ fieldErrors: { sample: [t("sampleMissing")] } }), 400);
  try {
    if (intent === "try") {
      const { data: tried } = await provider.call(tryMapping, { body: { mapping, sample: sample ?? "" } });
      return respond(submission.reply(), 200, tried);
    }
    const body = { mapping, version };
    await provider.call(changeNetwork, { params: { key: network }, body }, { idempotencyKey });
    return await redirectWithToast(url.pathname, { tone: "success", title: t("mappingSaved") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, names);
    return respond(result, status);
  }
}

function respond(result: SubmissionResult, status: number, tried?: MappingTest) {
  return data({ result, tried }, { status });
}
