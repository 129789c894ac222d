import { randomUUID } from "node:crypto";
import { z } from "zod";
import { tryMapping } from "#contract/networks/admin-networks.ts";
import { getPostback } from "#contract/networks/admin-postbacks.ts";
import { id } from "#contract/text/identifiers.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { readForm } from "~/components/form/read-form.server";
import { loadNetwork } from "~/features/networks/load-network.server";
import { findPreset, presetChoices } from "~/features/networks/load-preset.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { PresetChoice } from "~/features/networks/preset-choice";
import { PresetNotes } from "~/features/networks/preset-notes";
import { getTranslation } from "~/i18n/i18n.server";
import { loadPart } from "~/provider-client/load-part.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { MappingForm } from "./mapping-form";
import { Result } from "./result";
import { submitMapping } from "./submit-mapping.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("networks", "network-presets", "report-reasons", "cash-back");

const intents = z.enum(["try", "save"]);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [network, report] = await Promise.all([
    loadNetwork(provider, params.network),
    loadSample(provider, url.searchParams.get("report")),
  ]);
  const selectedPreset = findPreset(url.searchParams.get("preset"));
  const preset = selectedPreset ?? findPreset(network.preset);
  const mapping = selectedPreset?.mapping ?? network.mapping;
  const sample = report || (preset?.sample.text ?? "");
  const tried = mapping && sample ? await testMapping(provider, { mapping, sample }) : undefined;
  return { network, mapping, preset, presets: presetChoices, sample, tried, formKey: randomUUID() };
}

/**
 * Returns the interpretation of the initial sample; `undefined` if the call fails, for example without the
 * permission.
 */
async function testMapping(provider: ProviderClient, body: { mapping: PostbackMapping; sample: string }) {
  const part = await loadPart(provider.call(tryMapping, { body }));
  return part.state === "loaded" ? part.data.data : undefined;
}

/** Returns the payload of the report in the URL as a sample; empty if it can't be loaded. */
async function loadSample(provider: ProviderClient, report: string | null): Promise<string> {
  const parsed = id.safeParse(report);
  if (!parsed.success) return "";
  const part = await loadPart(provider.call(getPostback, { params: { id: parsed.data } }));
  return part.state === "loaded" ? part.data.data.payload : "";
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = intents.safeParse(form.get("intent"));
  if (!intent.success) throw new Response(null, { status: 400 });
  const [provider, t] = [providerClient(context), getTranslation(context, "networks")];
  return submitMapping({ provider, t, url, network: params.network, intent: intent.data, form });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function NetworkMapping({ loaderData, actionData }: Route.ComponentProps) {
  const { network, mapping, preset, presets, sample, tried, formKey } = loaderData;
  return (
    <NetworkScreen network={network}>
      <PresetChoice presets={presets} chosen={preset?.key} />
      {preset && (
        <div className="mb-6">
          <PresetNotes preset={preset} />
        </div>
      )}
      <MappingForm
        key={`${network.version} ${preset?.key}`}
        network={network}
        mapping={mapping}
        sample={sample}
        formKey={formKey}
        result={actionData?.result}
      >
        <Result tried={actionData ? actionData.tried : tried} />
      </MappingForm>
    </NetworkScreen>
  );
}
