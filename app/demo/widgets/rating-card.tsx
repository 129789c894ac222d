import { Form, useLocation } from "react-router";
import { Card } from "~/components/ui/card";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { stars, type Stars } from "./toggles";

/** Five stars to give; each is a button. */
export function RatingCard({ rating }: { rating: Stars | "" }) {
  const t = useTranslation("demo-cards");
  const { search } = useLocation();
  return (
    <Card title={t("rating")}>
      <p className="mb-3 text-muted">{rating ? t("rated", { number: rating }) : t("unrated")}</p>
      <Form method="post" action={search || "?"} preventScrollReset replace className="flex gap-1">
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
            <svg viewBox="0 0 24 24" aria-hidden className="size-6">
              <path
                d="M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z"
                strokeWidth={1.5}
                className={classNames(
                  "stroke-warning",
                  Number(number) <= Number(rating) ? "fill-accent" : "fill-none",
                )}
              />
            </svg>
          </button>
        ))}
      </Form>
    </Card>
  );
}
