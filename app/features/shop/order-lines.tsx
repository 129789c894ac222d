import type { ReactNode } from "react";
import type { ShopOrder } from "#contract/shop/shop.ts";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { CardPicture } from "./card-picture";
import { ShopText } from "./localized-text";
import { productPath } from "./paths";

interface OrderLinesProps {
  order: Pick<ShopOrder, "lines" | "currency">;
  /** Renders the codes of an order line. */
  children?: (line: ShopOrder["lines"][number]) => ReactNode;
}

/** The items of an order. */
export function OrderLines({ order: { lines, currency }, children }: OrderLinesProps) {
  const t = useTranslation("shop");
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="py-4 first:pt-0 last:pb-0">
          <div className="flex items-center gap-4">
            <CardPicture product={line.product} size="sm" />
            <div className="min-w-0 flex-1">
              <LocalizedLink to={productPath(line.product.slug)} className="font-medium hover:underline">
                <ShopText text={line.product.name} />
              </LocalizedLink>
              <p suppressHydrationWarning className="text-sm text-muted">
                {t("lineText", {
                  quantity: line.quantity,
                  worth: moneyInText(line.faceValue, currency, language),
                  price: moneyInText(line.price, currency, language),
                })}
              </p>
            </div>
            <Money amount={line.total} currency={currency} className="font-medium" />
          </div>
          {children?.(line)}
        </li>
      ))}
    </ul>
  );
}

/** The face value, the saving and the total. */
export function PriceFacts({
  total,
  faceTotal,
  currency,
}: Pick<ShopOrder, "total" | "faceTotal" | "currency">) {
  const t = useTranslation("shop");
  return (
    <Facts
      facts={[
        { label: t("worth"), value: <Money amount={faceTotal} currency={currency} /> },
        { label: t("yourSaving"), value: <Money amount={total - faceTotal} currency={currency} /> },
        { label: t("total"), value: <Money amount={total} currency={currency} />, strong: true },
      ]}
    />
  );
}
