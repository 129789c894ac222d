import type { ShopProduct } from "#contract/shop/shop.ts";
import { Avatar } from "~/components/ui/avatar";
import { classNames } from "~/components/ui/class-names";
import { initialsBackground } from "~/components/ui/initials-background";

interface CardPictureProps {
  product: Pick<ShopProduct, "store"> & { picture?: string | null };
  size?: "sm" | "lg";
}

/** A gift card's picture, or a card with the store's logo. Decorative, for use next to its name. */
export function CardPicture({ product: { store, picture }, size = "lg" }: CardPictureProps) {
  const isLarge = size === "lg";
  return (
    <span
      aria-hidden
      className={classNames(
        "relative flex shrink-0 items-center justify-center overflow-hidden rounded-md border border-line",
        store.logo ? "bg-primary-soft" : initialsBackground(store.name),
        isLarge ? "aspect-[8/5] w-full" : "h-12 w-18",
      )}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <>
          {/* Gives the card the color of the logo. */}
          {store.logo && (
            <img
              src={store.logo}
              alt=""
              loading="lazy"
              className="absolute inset-0 size-full scale-150 object-cover blur-xl"
            />
          )}
          <Avatar
            shape="square"
            name={store.name}
            src={store.logo}
            tone="primary"
            background={store.logo ? undefined : initialsBackground(store.name)}
            size={isLarge ? "lg" : "sm"}
          />
        </>
      )}
    </span>
  );
}
