import { Timeline, type TimelineEvent } from "~/components/timeline/timeline";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { StoreLogo } from "~/features/stores/store-logo";
import { formatBasisPoints } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { ExamplePurchase } from "./example";

/** Shows an example purchase with its cash back and timeline, in the same way as members see it. */
export function ExampleCard({
  example: { store, currency, rate, order, back },
}: {
  example: ExamplePurchase;
}) {
  const t = useTranslation("welcome");
  const language = useLanguage();
  const steps = [
    { title: t("ladderTracked"), note: t("ladderTrackedNote"), mark: "done" },
    { title: t("ladderConfirmed"), note: t("ladderConfirmedNote"), mark: "awaited" },
    { title: t("ladderAvailable"), note: t("ladderAvailableNote"), mark: "awaited" },
    { title: t("ladderPaid"), note: t("ladderPaidNote"), mark: "awaited" },
  ] as const;
  const events = steps.map((step): TimelineEvent => ({ ...step, key: step.title, at: null }));
  return (
    <section aria-label={t("example")} className="card-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        {store && <StoreLogo store={store} />}
        <p className="min-w-0 flex-1 basis-32">
          <bdi className="block truncate font-semibold">{store?.name ?? t("exampleStore")}</bdi>
          <span className="text-sm text-muted">
            {t("exampleOrder")} <Money amount={order} currency={currency} />
          </span>
        </p>
        <Badge tone="info">{t("example")}</Badge>
      </div>
      <p className="mt-3 mb-4 flex flex-wrap items-baseline justify-between gap-x-3 border-y border-line py-2">
        <span className="text-muted" suppressHydrationWarning>
          {t("exampleRate", { rate: formatBasisPoints(rate, language) })}
        </span>
        <Money amount={back} currency={currency} sign="always" className="text-3xl font-bold text-success" />
      </p>
      <div className="[&_li]:pb-3">
        <Timeline events={events} />
      </div>
    </section>
  );
}
