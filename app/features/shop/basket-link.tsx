import { ShoppingBasket } from "lucide-react";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { checkoutPath } from "./paths";

/** A link to the basket with the number of its items. */
export function BasketLink({ count }: { count: number }) {
  const t = useTranslation("shop");
  return (
    <LocalizedLinkButton to={checkoutPath} variant={count > 0 ? "soft" : "outline"}>
      <ShoppingBasket aria-hidden className="size-4.5" />
      {count > 0 ? t("basketWith", { count }) : t("basket")}
    </LocalizedLinkButton>
  );
}
