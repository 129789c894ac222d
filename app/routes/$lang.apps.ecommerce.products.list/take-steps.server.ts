import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import {
  type AdminProduct,
  adminListProducts,
  productBulkSteps,
  stepProduct,
  stepProducts,
} from "#contract/admin-shop-products.ts";
import { mostChosen } from "#contract/bulk.ts";
import { id } from "#contract/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { loadChosen, type OpenBulk } from "~/features/administration/bulk-chosen.server";
import { chosenOf } from "~/features/administration/bulk-schema";
import { sendChosen } from "~/features/administration/bulk-send.server";
import { openedSearch } from "~/features/administration/opened-search";
import { productHref } from "~/features/shop-admin/shop-admin-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { canTake, chosenSteps, type ChosenStep, rowSteps } from "./steps";

export type OpenProducts = OpenBulk<AdminProduct, ChosenStep>;

/** The chosen products a URL asks to publish, deactivate or remove, if any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OpenProducts | null> {
  return loadChosen(parameters, {
    steps: chosenSteps,
    find: (ids) => provider.call(adminListProducts, { query: { ids, limit: mostChosen } }),
    canTake,
  });
}

interface Sent {
  context: Readonly<RouterContextProvider>;
  url: URL;
  form: FormData;
}

/** Takes a confirmed step with the chosen, or takes a removal back; once for the form's key. */
export async function stepWithChosen({ context, url, form }: Sent) {
  const t = getTranslation(context, "product-list");
  const schema = z.object({ ids: chosenOf(id), key: formKey, bulk: z.enum(productBulkSteps) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { ids, key, bulk: step } = submission.value;
  const back = new URL(url.pathname + openedSearch(url.search), url);
  back.searchParams.delete("removed");
  // The address keeps what was removed, so that it can be taken back, also after a reload.
  if (step === "remove") for (const one of ids) back.searchParams.append("removed", one);
  return sendChosen({
    submission,
    send: () => providerClient(context).call(stepProducts, { body: { ids, step } }, { idempotencyKey: key }),
    doneText: (count) => t(`bulkDone_${step}`, { count }),
    back: back.pathname + back.search,
  });
}

/** Publishes, deactivates or copies the product of one row, once for the form's key. */
export async function stepWithOne({ context, url, form }: Sent) {
  const t = getTranslation(context, "product-list");
  const schema = z.object({ key: formKey, product: id, intent: z.enum(rowSteps) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key, product, intent: step } = submission.value;
  const { data: after } = await providerClient(context).call(
    stepProduct,
    { params: { id: product, step } },
    { idempotencyKey: key },
  );
  const here = url.pathname + url.search;
  const target = step === "duplicate" ? localizedPath(productHref(after.id), getLocale(context)) : here;
  return redirectWithToast(target, { tone: "success", title: t(`done_${step}`) });
}
