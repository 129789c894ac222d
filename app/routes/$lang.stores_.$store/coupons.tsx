import type { Coupon } from "#contract/stores.ts";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { Chevron } from "~/components/ui/chevron";
import { CopyButton } from "~/components/ui/copy-button";
import { DateTime } from "~/components/ui/date-time";
import { LocalizedSpan } from "~/features/stores/localized-span";
import { useTranslation } from "~/i18n/use-translation";

const shownAtFirst = 4;

/** The coupons that run now: those that save most, the others behind a press that needs no script. */
export function Coupons({ coupons }: { coupons: Coupon[] }) {
  const t = useTranslation("stores");
  const more = coupons.slice(shownAtFirst);
  return (
    <Card title={t("couponsLabel")}>
      {coupons.length === 0 && <p className="text-muted">{t("noCoupons")}</p>}
      <CouponGrid coupons={coupons.slice(0, shownAtFirst)} />
      {more.length > 0 && (
        <details className="group mt-4">
          <summary className={buttonStyle("soft", "sm", "group-open:mb-3")}>
            {t("couponsAll", { count: coupons.length })}
            <Chevron className="group-open:rotate-180" />
          </summary>
          <CouponGrid coupons={more} />
        </details>
      )}
    </Card>
  );
}

/** Coupons side by side, each with its code to copy; without scripts the code is text to select. */
function CouponGrid({ coupons }: { coupons: Coupon[] }) {
  const t = useTranslation("stores");
  return (
    <ul aria-label={t("couponsLabel")} className="grid gap-3 md:grid-cols-2 empty:hidden">
      {coupons.map(({ id, code, title, endsAt }) => (
        <li key={id} className="flex flex-col gap-3 rounded-md border border-dashed border-line-strong p-4">
          <div>
            <p className="font-medium">
              <LocalizedSpan text={title} />
            </p>
            <p className="text-sm text-muted">
              {endsAt ? t("couponEnds") : t("couponOpenEnd")} {endsAt && <DateTime value={endsAt} />}
            </p>
          </div>
          {code === null ? (
            <p className="mt-auto text-sm text-muted">{t("couponCodeless")}</p>
          ) : (
            <div className="mt-auto flex flex-wrap items-center gap-3">
              <code
                dir="ltr"
                className="rounded-md bg-sunken px-3 py-1.5 font-mono font-semibold tracking-wide break-all select-all"
              >
                {code}
              </code>
              <CopyButton
                text={code}
                label={t("couponCopyCode", { code })}
                captions={{ copy: t("couponCopy"), copied: t("couponCopiedShort") }}
                outcomes={{ done: t("couponCopied", { code }), failed: t("couponNotCopied") }}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
