import type { ShopProduct } from "#contract/shop.ts";
import { Avatar } from "~/components/ui/avatar";
import { classNames } from "~/components/ui/class-names";

interface CardPictureProps {
  product: Pick<ShopProduct, "kind" | "store">;
  size?: "sm" | "lg";
}

/** A gift card as it is drawn: the store's mark on a card. Decoration beside its name. */
export function CardPicture({ product: { kind, store }, size = "lg" }: CardPictureProps) {
  const isLarge = size === "lg";
  return (
    <span
      aria-hidden
      className={classNames(
        "flex shrink-0 items-center justify-center rounded-md border border-line",
        kind === "voucher" ? "bg-sunken" : "bg-primary-soft",
        isLarge ? "aspect-[8/5] w-full" : "h-12 w-18",
      )}
    >
      <Avatar shape="square" name={store.name} src={store.logo} tone="primary" size={isLarge ? "lg" : "sm"} />
    </span>
  );
}
