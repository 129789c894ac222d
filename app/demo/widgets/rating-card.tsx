import { Form, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { RatingStar } from "../cards/rating-star";
import { noStars, stars, type Stars } from "./toggles";

/** Renders five star buttons that give or remove a rating. */
export function RatingCard({ rating }: { rating: Stars | "" }) {
  const t = useTranslation("demo-cards");
  const { search } = useLocation();
  return (
    <Card title={t("rating")}>
      <p className="mb-3 text-muted">{rating ? t("rated", { number: rating }) : t("unrated")}</p>
      <Form method="post" action={search || "?"} preventScrollReset replace>
        <div className="mb-3 flex gap-1">
          {stars.map((number) => (
            <button
              key={number}
              type="submit"
              name="stars"
              value={number}
              aria-label={t("star", { number })}
              aria-pressed={number === rating}
              className="flex size-10 items-center justify-center rounded-full hover:bg-sunken"
            >
              <RatingStar isFull={Number(number) <= Number(rating)} />
            </button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="stars"
            value={noStars}
            disabled={rating === ""}
            variant="ghost"
            size="sm"
          >
            {t("takeBack")}
          </Button>
          <LocalizedLinkButton to="/stores" variant="ghost" size="sm">
            {t("allRatings")}
          </LocalizedLinkButton>
        </div>
      </Form>
    </Card>
  );
}
