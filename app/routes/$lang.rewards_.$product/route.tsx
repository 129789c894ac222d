import { getShopProduct } from "#contract/shop/shop.ts";
import { storeSlug } from "#contract/stores/stores.ts";
import { readForm } from "~/components/form/read-form.server";
import { renderMarkdown } from "~/components/prose/markdown.server";
import { Prose } from "~/components/prose/prose";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { countOf, readBasket } from "~/features/shop/basket.server";
import { BasketLink } from "~/features/shop/basket-link";
import { CardPicture } from "~/features/shop/card-picture";
import { ShopText } from "~/features/shop/localized-text";
import { rewardsPath } from "~/features/shop/paths";
import { withShopLogo } from "~/features/shop/shop-logo.server";
import { formatBasisPoints } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLink } from "~/navigation/localized-link";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { addToBasket } from "./add.server";
import { Choose } from "./choose";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const slug = storeSlug.safeParse(params.product);
  if (!slug.success) throw new Response(null, { status: 404 });
  const input = { params: { slug: slug.data } };
  const { data: product } = await providerClient(context).call(getShopProduct, input);
  const { description, terms } = product;
  return {
    product: withShopLogo(product),
    description: description && { html: renderMarkdown(description.text), language: description.language },
    terms: terms && { html: renderMarkdown(terms.text), language: terms.language },
    count: countOf(await readBasket(request)),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return addToBasket({ context, request, url, form: await readForm(request) });
}

/** Shows a gift card or voucher with its denominations. */
export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const { product, description, terms, count } = loaderData;
  return (
    <Screen
      up={<BackLink to={rewardsPath}>{t("backToShop")}</BackLink>}
      title={product.name.text}
      subtitle={
        <>
          {t(`kind_${product.kind}`)} · <ShopText text={product.category.name} />
        </>
      }
      actions={<BasketLink count={count} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="space-y-6">
          <Card>
            <CardPicture product={product} />
            <p className="mt-4 flex flex-wrap items-center justify-between gap-2">
              <LocalizedLink to={`/stores/${product.store.slug}`} className="text-primary hover:underline">
                {t("toStore", { store: product.store.name })}
              </LocalizedLink>
              {product.saving > 0 && (
                <Badge tone="success">
                  <span suppressHydrationWarning>
                    {t("saves", { share: formatBasisPoints(product.saving, language) })}
                  </span>
                </Badge>
              )}
            </p>
          </Card>
          {description && (
            <Card title={t("about")}>
              <Prose html={description.html} language={description.language} />
            </Card>
          )}
        </div>
        <div className="space-y-6">
          <Card title={t("choose")}>
            <Choose product={product} result={actionData?.result} />
          </Card>
          {terms && (
            <Card title={t("terms")}>
              <Prose html={terms.html} language={terms.language} />
            </Card>
          )}
        </div>
      </div>
    </Screen>
  );
}
