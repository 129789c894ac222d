import { useTranslation } from "~/i18n/use-translation";
import { RatingStar } from "./rating-star";

const places = [1, 2, 3, 4, 5];

/** Renders a rating as a number of filled stars out of five. */
export function StarRow({ stars }: { stars: number }) {
  const t = useTranslation("demo-cards");
  return (
    <p className="flex">
      {places.map((place) => (
        <RatingStar key={place} isFull={place <= Math.round(stars)} className="size-5" />
      ))}
      <span className="sr-only">{t("star", { number: stars })}</span>
    </p>
  );
}
