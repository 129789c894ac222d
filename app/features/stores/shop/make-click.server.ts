import { z } from "zod";
import { createClick } from "#contract/clicks/clicks.ts";
import { id } from "#contract/text/identifiers.ts";
import { storeSlug } from "#contract/stores/stores.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseFields } from "~/components/form/parse-form.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Outcome } from "./outcome";

const clickForm = z.object({
  key: formKey,
  stay: z.string().optional(),
  coupon: id.optional(),
  timeZone: z.string().max(64).optional(),
});

interface ClickRequest {
  slug: string;
  form: FormData;
  referrer: string | undefined;
  /** The code of the member's link that led the user to the store. */
  link?: string;
}

/**
 * Creates a click for a submitted form, once per form key.
 * @throws Response 400 or 404 for a malformed form
 * @throws ProviderError when the session is over
 */
export async function makeClick(
  provider: ProviderClient,
  { slug, form, referrer, link }: ClickRequest,
): Promise<{ outcome: Outcome; status: number }> {
  if (!storeSlug.safeParse(slug).success) throw new Response(null, { status: 404 });
  const { key, stay, coupon, timeZone } = parseFields(form, clickForm);
  const input = { slug, formKey: key };
  try {
    const body = {
      store: slug,
      ...(coupon && { coupon }),
      ...(link && { link }),
      ...(referrer && { referrer }),
      ...(timeZone && { timeZone }),
    };
    const { data: created } = await provider.call(createClick, { body }, { idempotencyKey: key });
    const click = { ...created, store: withLogoAddress(created.store) };
    return { outcome: { ...input, state: "made", click, isRedirectStopped: stay === "yes" }, status: 200 };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out" || error.status === 404) throw error;
    const isOutcomeUnknown = error.kind !== "refused" || error.key === "idempotency_in_flight";
    return {
      outcome: { ...input, state: "refused", message: error.message, isOutcomeUnknown },
      status: error.status,
    };
  }
}

/** Returns the referrer of a request without its query, which may contain user input. */
export function referrerOf(headers: Headers): string | undefined {
  const text = headers.get("referer") ?? "";
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname } = new URL(text);
  return (origin + pathname).slice(0, 500);
}
