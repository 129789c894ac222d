import type { ReactNode } from "react";
import type { CreatedClick } from "#contract/clicks/clicks.ts";
import { Button } from "~/components/ui/button";
import { buttonStyle } from "~/components/ui/button-style";
import { DateTime } from "~/components/ui/date-time";
import { cashBackText, rangeOf } from "~/features/stores/cash-back-text";
import { Conditions } from "~/features/stores/conditions";
import { StoreLogo } from "~/features/stores/store-logo";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface RedirectToShopProps {
  click: CreatedClick;
  isRedirectStopped: boolean;
  formKey: string;
}

/** Shows the activated rate and its terms before the browser is redirected to the store. */
export function RedirectToShop({ click, isRedirectStopped, formKey }: RedirectToShopProps) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const { store, offer, url, createdAt, expiresAt } = click;
  const { name } = store;
  return (
    <div className="card-surface w-full max-w-xl space-y-6 p-6 sm:p-8">
      <title>{`${t("wayTitle", { name })} · Cashlane`}</title>
      <div className="flex items-center gap-4">
        <StoreLogo store={store} size="lg" />
        <h1 className="min-w-0 text-2xl font-bold tracking-tight">{t("wayTitle", { name })}</h1>
      </div>
      <div role="status" className="rounded-md bg-success-soft p-4 text-on-success-soft">
        <p className="font-semibold">{t("wayActivated")}</p>
        <p suppressHydrationWarning>{cashBackText(t, language, rangeOf(offer))}</p>
      </div>
      <section aria-labelledby="donts">
        <h2 id="donts" className="font-semibold">
          {t("wayKeep")}
        </h2>
        <ul className="mt-2 space-y-1.5">
          {[t("wayNoCodes"), t("wayNoBlocker"), t("wayNoSwitch")].map((text) => (
            <li key={text} className="flex gap-3">
              <svg
                viewBox="0 0 24 24"
                aria-hidden
                className="icon mt-0.5 size-5 shrink-0 text-danger"
                strokeWidth={2}
              >
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <dl className="grid gap-4 border-t border-line pt-5 text-sm xs:grid-cols-2">
        <Fact term={t("wayClickedAt")}>
          <DateTime value={createdAt} style="minute" />
        </Fact>
        <Fact term={t("wayCountsUntil")}>
          <DateTime value={expiresAt} />
        </Fact>
        <Fact term={t("trackedLabel")}>{t("trackedWithin", { count: offer.tracksWithinHours })}</Fact>
        <Fact term={t("payableLabel")}>{t("payableAfter", { count: offer.holdDays })}</Fact>
      </dl>
      <div className="space-y-4 text-sm empty:hidden">
        <Conditions offer={offer} />
      </div>
      <p className="text-muted">{isRedirectStopped ? t("wayStaying") : t("wayMoment")}</p>
      <div className="flex flex-wrap gap-3">
        <a href={url} rel="noopener nofollow" className={buttonStyle("solid")}>
          {t("wayGo", { name })}
        </a>
        {!isRedirectStopped && (
          <form method="post">
            <input type="hidden" name="key" value={formKey} />
            <Button type="submit" name="stay" value="yes" variant="outline">
              {t("wayStay")}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

/** A term and its description in a `<dl>`. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
