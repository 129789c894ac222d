import { z } from "zod";
import { listOwnVotes, voteOnCoupon } from "#contract/coupons/coupons.ts";
import { id } from "#contract/text/identifiers.ts";
import { storeSlug } from "#contract/stores/stores.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";

/** Loads the user's votes on a store's coupons, by coupon. @throws ProviderError */
export async function loadVotes(provider: ProviderClient, slug: string): Promise<Record<string, boolean>> {
  if (!storeSlug.safeParse(slug).success) throw new Response(null, { status: 404 });
  const { data } = await provider.call(listOwnVotes, { params: { slug } });
  return Object.fromEntries(data.map(({ coupon, worked }) => [coupon, worked]));
}

const schema = z.object({ coupon: id, worked: z.enum(["yes", "no", "none"]) });

interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}

/** Sets or removes the user's vote on whether a coupon worked. @throws ProviderError */
export async function submitCouponVote({ context, url, form }: ActionInput) {
  const { coupon, worked } = parseFields(form, schema);
  const body = { worked: worked === "none" ? null : worked === "yes" };
  await providerClient(context).call(voteOnCoupon, { params: { id: coupon }, body });
  const title = getTranslation(context, "stores")("couponVoted");
  return redirectWithToast(`${url.pathname}#coupon-${coupon}`, { tone: "success", title });
}
