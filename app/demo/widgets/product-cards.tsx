import { useLocation } from "react-router";
import { Card } from "~/components/ui/card";
import { CopyButton } from "~/components/ui/copy-button";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { BannerCard } from "../cards/banner-card";
import { Scene } from "../cards/scene";
import { ShareMenu } from "../cards/share-menu";
import { ToggleButton } from "./toggle-button";

/** Renders a product next to its picture, with buttons for the cart and for sharing. */
export function PhoneCard({ isInCart, origin }: { isInCart: boolean; origin: string }) {
  const t = useTranslation("demo-cards");
  const address = origin + useLocation().pathname;
  return (
    <Card
      title={t("product")}
      subtitle={t("productText")}
      actions={<ShareMenu name={t("product")} address={address} />}
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="mb-4 text-2xl font-bold">
            <Money amount={899_00} currency="USD" />
          </p>
          <div className="flex flex-wrap gap-2">
            <ToggleButton
              name="cart"
              isOn={isInCart}
              captions={{ off: t("cartAdd"), on: t("cartRemove") }}
              label={t("cartOf", { name: t("product") })}
            />
            <CopyButton
              text={address}
              label={t("share")}
              captions={{ copy: t("share"), copied: t("shared") }}
              outcomes={{ done: t("shared"), failed: t("shareFailed") }}
            />
          </div>
        </div>
        <Scene name="phone" className="h-24" />
      </div>
    </Card>
  );
}

/** Renders a product with a full-width button. */
export function HeadphonesCard({ isInCart }: { isInCart: boolean }) {
  const t = useTranslation("demo-cards");
  return (
    <BannerCard picture="headphones" title={t("headphones")} subtitle={t("headphonesText")}>
      <p className="mb-4 text-2xl font-bold">
        <Money amount={149_00} currency="USD" />
      </p>
      <ToggleButton
        name="cartHeadphones"
        isOn={isInCart}
        captions={{ off: t("cartAdd"), on: t("cartRemove") }}
        label={t("cartOf", { name: t("headphones") })}
        isWide
      />
    </BannerCard>
  );
}
