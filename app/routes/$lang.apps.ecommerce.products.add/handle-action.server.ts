import { redirect } from "react-router";
import { z } from "zod";
import { stepProduct } from "#contract/shop/admin-shop-products.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { productHref, productsPath } from "~/features/shop-admin/shop-admin-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { ActionInput } from "./save-product.server";

/**
 * Duplicates the product, or removes it if it still has the version that was shown. After a removal, the list
 * offers to restore the product.
 */
export async function handleAction({ context, url, form }: ActionInput, id: string) {
  const language = getLocale(context);
  const step = form.get("intent") === "remove" ? "remove" : "duplicate";
  const version = step === "remove" ? z.coerce.number().int().catch(0).parse(form.get("version")) : undefined;
  try {
    const { data: product } = await providerClient(context).call(stepProduct, {
      params: { id, step },
      body: { version },
    });
    if (step === "remove") return redirect(localizedPath(`${productsPath}?removed=${id}`, language));
    const title = getTranslation(context, "shop-admin")("duplicated");
    return await redirectWithToast(localizedPath(productHref(product.id), language), {
      tone: "success",
      title,
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return redirectWithToast(url.pathname + url.search, {
      tone: "danger",
      title: error.message.slice(0, 200),
    });
  }
}
