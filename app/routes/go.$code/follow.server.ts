import { z } from "zod";
import { linkCode } from "#contract/shared-links/link-code.ts";
import {
  type FollowedClick,
  followSharedLink,
  type FollowedLink,
  getFollowedLink,
} from "#contract/shared-links/shared-links.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseFields } from "~/components/form/parse-form.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { makeClick, referrerOf } from "~/features/stores/shop/make-click.server";
import type { Outcome } from "~/features/stores/shop/outcome";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

/** The outcome of following a link. `visited` means that a visitor without an account followed it. */
export type FollowOutcome =
  Outcome | { state: "visited"; click: FollowedClick; isRedirectStopped: boolean; formKey: string };

/**
 * Loads the link with a code.
 * @throws Response 404 for a malformed code
 * @throws ProviderError
 */
export async function loadLink(provider: ProviderClient, code: string): Promise<FollowedLink> {
  if (!linkCode.safeParse(code).success) throw new Response(null, { status: 404 });
  const { data: link } = await provider.call(getFollowedLink, { params: { code } });
  return { ...link, store: withLogoAddress(link.store) };
}

const followForm = z.object({ key: formKey, stay: z.string().optional() });

interface Visit {
  code: string;
  form: FormData;
  headers: Headers;
  isSignedIn: boolean;
}

/**
 * Creates a click for a submitted form, once per form key: for a member, the member's own click; for a
 * visitor, a click for the link's owner.
 * @throws Response 400 or 404 for a malformed form; ProviderError if the link is off
 */
export async function followLink(
  provider: ProviderClient,
  { code, form, headers, isSignedIn }: Visit,
): Promise<{ outcome: FollowOutcome; status: number }> {
  const { store } = await loadLink(provider, code);
  if (isSignedIn)
    return makeClick(provider, { slug: store.slug, form, referrer: referrerOf(headers), link: code });
  const { key, stay } = parseFields(form, followForm, ["timeZone"]);
  try {
    const response = await provider.call(followSharedLink, { params: { code } }, { idempotencyKey: key });
    const click = { ...response.data, store: withLogoAddress(response.data.store) };
    return {
      outcome: { state: "visited", click, isRedirectStopped: stay === "yes", formKey: key },
      status: 200,
    };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status === 404) throw error;
    const isOutcomeUnknown = error.kind !== "refused" || error.key === "idempotency_in_flight";
    const outcome = { slug: store.slug, formKey: key, message: error.message, isOutcomeUnknown };
    return { outcome: { state: "refused", ...outcome }, status: error.status };
  }
}
