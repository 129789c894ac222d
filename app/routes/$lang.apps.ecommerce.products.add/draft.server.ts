import { data } from "react-router";
import { z } from "zod";
import { getProductDraft, removeProductDraft, saveProductDraft } from "#contract/shop/product-drafts.ts";
import { formKey } from "~/components/form/form-key-schema";
import { assertKnownNames } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { productFields } from "./product-input";
import type { ActionInput } from "./save-product.server";

const schema = z.object({
  key: formKey,
  product: z.string().optional(),
  version: z.string().optional(),
  revision: z.coerce.number().int().nonnegative(),
});
/** The fields of a draft: the fields of the form, and the version of the product that the draft is based on. */
const draftFields = new Set([...productFields, "version"]);

/** Loads the draft of a product; `null` if there is none. */
export async function loadDraft(provider: ProviderClient, product: string | null) {
  return (await provider.call(getProductDraft, { params: { product: product ?? "new" } })).data;
}

/** Saves the draft that scripts submit every few seconds. */
export async function saveDraft({ context, form }: ActionInput, product: string | null) {
  assertKnownNames(form, schema, productFields);
  const { revision } = schema.parse(Object.fromEntries(form));
  const fields: Record<string, string> = {};
  for (const [name, value] of form)
    if (draftFields.has(name) && typeof value === "string") fields[name] = value;
  try {
    const { data: draft } = await providerClient(context).call(saveProductDraft, {
      params: { product: product ?? "new" },
      body: { fields, revision },
    });
    return data({ form: "draft" as const, draft, problem: null });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const problem = error.key === "draft_changed" ? ("elsewhere" as const) : ("unsaved" as const);
    return data({ form: "draft" as const, draft: null, problem }, { status: error.status });
  }
}

/** Discards the draft. The form then shows the product's current values. */
export async function discardDraft({ context, url }: ActionInput, product: string | null) {
  await providerClient(context).call(removeProductDraft, { params: { product: product ?? "new" } });
  const title = getTranslation(context, "product-draft")("discarded");
  return redirectWithToast(url.pathname + url.search, { tone: "success", title });
}
