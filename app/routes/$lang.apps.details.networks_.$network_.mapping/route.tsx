import { randomUUID } from "node:crypto";
import { z } from "zod";
import { getPostback } from "#contract/admin-postbacks.ts";
import { id } from "#contract/identifiers.ts";
import { readForm } from "~/components/form/read-form.server";
import { loadNetwork } from "~/features/networks/load-network.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { getTranslation } from "~/i18n/i18n.server";
import { loadPart } from "~/provider-client/load-part.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { MappingForm } from "./mapping-form";
import { Result } from "./result";
import { submitMapping } from "./submit-mapping.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("networks", "report-reasons");

const intents = z.enum(["try", "save"]);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [network, sample] = await Promise.all([
    loadNetwork(provider, params.network),
    loadSample(provider, url.searchParams.get("report")),
  ]);
  return { network, sample, formKey: randomUUID() };
}

/** The report a link brings along as a sample; empty when it names none that can be had. */
async function loadSample(provider: ProviderClient, report: string | null): Promise<string> {
  const known = id.safeParse(report);
  if (!known.success) return "";
  const part = await loadPart(provider.call(getPostback, { params: { id: known.data } }));
  return part.state === "loaded" ? part.data.data.payload : "";
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = intents.safeParse(form.get("intent"));
  if (!intent.success) throw new Response(null, { status: 400 });
  const [provider, t] = [providerClient(context), getTranslation(context, "networks")];
  return submitMapping({ provider, t, url, network: params.network, intent: intent.data, form });
}

/** Also after a refusal: what stood in the way is to be seen. */
export function shouldRevalidate() {
  return true;
}

export default function NetworkMapping({ loaderData, actionData }: Route.ComponentProps) {
  const { network, sample, formKey } = loaderData;
  return (
    <NetworkScreen network={network}>
      <MappingForm
        key={network.version}
        network={network}
        sample={sample}
        formKey={formKey}
        answer={actionData?.result}
      >
        <Result tried={actionData?.tried} />
      </MappingForm>
    </NetworkScreen>
  );
}
