import { z } from "zod";
import {
  type AdminProduct,
  adminListProducts,
  stepProduct,
  stepProducts,
} from "#contract/shop/admin-shop-products.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows, versionedId } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import { recordSearch } from "~/features/administration/record-search";
import { productHref } from "~/features/shop-admin/shop-admin-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { isPossible, chosenSteps, type ChosenStep, rowSteps } from "./steps";

export type ProductSelection = BulkSelection<AdminProduct, ChosenStep>;

/** Loads the products selected for publishing, deactivating or removing, if the URL contains any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<ProductSelection | null> {
  return loadSelection(parameters, {
    steps: chosenSteps,
    find: (ids) => provider.call(adminListProducts, { query: { ids, limit: maxSelected } }),
    isPossible,
  });
}

interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}

const bulkSchema = z.discriminatedUnion("bulk", [
  z.object({ bulk: z.enum(chosenSteps), ids: selectedRows(versionedId), key: formKey }),
  // Removed products aren't shown, so the form has only their ids, not the versions that the admin has seen.
  z.object({ bulk: z.literal("restore"), ids: selectedRows(id), key: formKey }),
]);

/** Performs a confirmed action on the selected products, or restores removed ones, once per form key. */
export async function applyProductsStep({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "product-list");
  const submission = parseForm(form, { schema: bulkSchema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key, bulk: step } = submission.value;
  const products = submission.value.ids.map((one) => (typeof one === "string" ? { id: one } : one));
  const target = new URL(url.pathname + recordSearch(url.search), url);
  target.searchParams.delete("removed");
  // The URL contains the ids of the removed products, so that they can be restored even after a reload.
  if (step === "remove") for (const one of products) target.searchParams.append("removed", one.id);
  return sendBulkAction({
    submission,
    send: () =>
      providerClient(context).call(stepProducts, { body: { products, step } }, { idempotencyKey: key }),
    doneText: (count) => t(`bulkDone_${step}`, { count }),
    back: target.pathname + target.search,
  });
}

const version = z.coerce.number().int();

/**
 * Publishes, deactivates or duplicates the product of a row, once per form key. If that is refused, returns
 * the reason.
 */
export async function applyRowStep({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "product-list");
  const schema = z.object({ key: formKey, product: id, version, intent: z.enum(rowSteps) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key, product, version: seenVersion, intent: step } = submission.value;
  const currentPath = url.pathname + url.search;
  try {
    const { data: updated } = await providerClient(context).call(
      stepProduct,
      { params: { id: product, step }, body: { version: seenVersion } },
      { idempotencyKey: key },
    );
    const target =
      step === "duplicate" ? localizedPath(productHref(updated.id), getLocale(context)) : currentPath;
    return await redirectWithToast(target, { tone: "success", title: t(`done_${step}`) });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return redirectWithToast(currentPath, { tone: "danger", title: error.message.slice(0, 200) });
  }
}
