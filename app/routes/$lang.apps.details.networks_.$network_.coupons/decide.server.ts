import { z } from "zod";
import {
  decideOnNetworkCoupons,
  listNetworkCoupons,
  type NetworkCoupon,
} from "#contract/networks/admin-network-coupons.ts";
import { type NetworkCouponStep, networkCouponSteps } from "#contract/networks/network-coupon-steps.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import { recordSearch } from "~/features/administration/record-search";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { isPossible } from "./coupon-steps";

export type NetworkCouponSelection = BulkSelection<NetworkCoupon, NetworkCouponStep>;

/** Loads the coupons selected for a decision, if the URL contains any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<NetworkCouponSelection | null> {
  return loadSelection(parameters, {
    steps: networkCouponSteps,
    find: (ids) => provider.call(listNetworkCoupons, { query: { ids, limit: maxSelected } }),
    isPossible,
  });
}

const fields = z.object({
  intent: z.enum(networkCouponSteps),
  ids: selectedRows(id),
  key: formKey,
});

/** Decides on the selected coupons, once per form key. */
export async function decideCoupons({
  context,
  url,
  form,
}: {
  context: RequestContext;
  url: URL;
  form: FormData;
}) {
  const t = getTranslation(context, "network-coupons");
  const submission = parseForm(form, { schema: fields });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { intent: step, ids, key } = submission.value;
  const provider = providerClient(context);
  return sendBulkAction({
    submission,
    send: () => provider.call(decideOnNetworkCoupons, { body: { ids, step } }, { idempotencyKey: key }),
    doneText: (count) => t(`done_${step}`, { count }),
    back: url.pathname + recordSearch(url.search),
  });
}
