import type { ShopProduct } from "#contract/shop/shop.ts";
import { Badge } from "~/components/ui/badge";
import { formatBasisPoints, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { CardPicture } from "./card-picture";
import { ShopText } from "./localized-text";
import { productPath } from "./paths";

/** A product with its price and saving. It links to the product's page. */
export function ProductTile({ product }: { product: ShopProduct }) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const { slug, name, currency, fromPrice, fromFaceValue, saving, inStock } = product;
  return (
    <li className="relative flex flex-col gap-2 rounded-md border border-line p-3 transition-colors focus-within:border-primary hover:border-primary hover:bg-sunken">
      <CardPicture product={product} />
      <div className="min-w-0">
        <LocalizedLink
          to={productPath(slug)}
          className="block font-medium after:absolute after:inset-0 after:rounded-md print:after:content-none"
        >
          <ShopText text={name} />
        </LocalizedLink>
        <p suppressHydrationWarning className="text-sm text-muted">
          {t("fromPrice", {
            price: moneyInText(fromPrice, currency, language, { short: true }),
            worth: moneyInText(fromFaceValue, currency, language, { short: true }),
          })}
        </p>
      </div>
      <p className="mt-auto flex flex-wrap gap-2">
        {saving > 0 && (
          <span suppressHydrationWarning className="text-lg leading-6 font-semibold text-success">
            {t("saves", { share: formatBasisPoints(saving, language) })}
          </span>
        )}
        {!inStock && <Badge tone="warning">{t("soldOut")}</Badge>}
      </p>
    </li>
  );
}
