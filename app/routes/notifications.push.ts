import { z } from "zod";
import { addPushDevice, listPushDevices, pushSubscription } from "#contract/notifications/push-devices.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { languages } from "~/i18n/languages";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/notifications.push";

const fields = z.object({ subscription: z.string().max(4_096), language: z.enum(languages) });

/** Responds with the key that browsers need to subscribe: `{ publicKey }`. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return toResponse(async () => {
    const { meta } = await providerClient(context).call(listPushDevices);
    return { publicKey: meta.publicKey };
  });
}

/** Stores a browser's subscription to push messages. Also called by the service worker. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { subscription, language } = parseFields(await readForm(request), fields);
  const parsed = pushSubscription.safeParse(readJson(subscription));
  if (!parsed.success) return respond(null, 400);
  return toResponse(async () => {
    await providerClient(context).call(addPushDevice, { body: { ...parsed.data, language } });
    return {};
  });
}

async function toResponse(work: () => Promise<object>): Promise<Response> {
  try {
    return respond(await work(), 200);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return respond(null, error.status);
  }
}

function respond(body: object | null, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
