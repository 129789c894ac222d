import type { ShopProduct } from "#contract/shop/shop.ts";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { CardPicture } from "./card-picture";
import { rewardsPath } from "./paths";

/** Promotes the gift card with the largest saving and links to the shop. */
export function CardExtras({ card }: { card: ShopProduct }) {
  const t = useTranslation("shop-card");
  const language = useLanguage();
  const worth = moneyInText(card.fromFaceValue, card.currency, language);
  const price = moneyInText(card.fromPrice, card.currency, language);
  return (
    <aside className="card-surface no-print flex flex-wrap items-center gap-4 p-4 sm:px-6">
      <CardPicture product={card} size="sm" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t("title")}</p>
        <p suppressHydrationWarning className="text-sm text-muted">
          {t("text", { worth, price })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LocalizedLinkButton to={rewardsPath} size="sm" variant="soft">
          {t("toShop")}
        </LocalizedLinkButton>
        <LocalizedLinkButton to="/apps/referrals" size="sm" variant="ghost">
          {t("toReferrals")}
        </LocalizedLinkButton>
      </div>
    </aside>
  );
}
