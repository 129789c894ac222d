import { data } from "react-router";
import { z } from "zod";
import { adminProductChoices, changeProduct, createProduct } from "#contract/shop/admin-shop-products.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { productHref } from "~/features/shop-admin/shop-admin-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { productFields, type ProductInput } from "./product-input";
import { fieldName, parseProduct } from "./parse-product";

export interface ActionInput {
  context: RequestContext;
  request: Request;
  url: URL;
  form: FormData;
}

const schema = z
  .object({ key: formKey, product: id.optional(), version: z.coerce.number().int().positive().optional() })
  // A change has to name the version it is based on, so that it can't overwrite another admin's change.
  .refine(({ product, version }) => !product || version !== undefined, { path: ["version"] });

/**
 * Creates or changes a product, once per form key. Redirects to its form with a toast. If the form is
 * invalid, returns it with its errors.
 */
export async function saveProduct({ context, form }: ActionInput) {
  const provider = providerClient(context);
  const t = getTranslation(context, "shop-admin");
  const submission = parseForm(form, { schema, also: productFields });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  ) as ProductInput;
  const { currency } = (await provider.call(adminProductChoices)).data;
  const { body, problems, rows } = parseProduct(typed, { currency, language: getLocale(context) });
  if (Object.keys(problems).length > 0) {
    const messages = Object.entries(problems).map(([name, why]) => [name, [t(`wrong_${why}`)]]);
    const fieldErrors = Object.fromEntries(messages) as Record<string, string[]>;
    return data({ form: "product" as const, result: submission.reply({ fieldErrors }) }, { status: 400 });
  }
  const { product, version, key } = submission.value;
  const once = { idempotencyKey: key };
  try {
    const { data: saved } =
      product && version !== undefined
        ? await provider.call(changeProduct, { params: { id: product }, body: { ...body, version } }, once)
        : await provider.call(createProduct, { body }, once);
    return await redirectWithToast(localizedPath(productHref(saved.id), getLocale(context)), {
      tone: "success",
      title: t("saved"),
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const fields = Object.entries(error.fields ?? {}).map(([input, words]) => [
      fieldName(input, rows),
      words,
    ]);
    const result = submission.reply(
      fields.length > 0
        ? { fieldErrors: Object.fromEntries(fields) as Record<string, string[]> }
        : { formErrors: [error.message] },
    );
    return data({ form: "product" as const, result }, { status: error.status });
  }
}
