import type { Coupon } from "#contract/stores.ts";
import { Card } from "~/components/ui/card";
import { CopyButton } from "~/components/ui/copy-button";
import { DateTime } from "~/components/ui/date-time";
import { LocalizedSpan } from "~/features/stores/localized-span";
import { useTranslation } from "~/i18n/use-translation";

/** The coupons that run now, each with its code to copy; without scripts the code is text to select. */
export function Coupons({ coupons }: { coupons: Coupon[] }) {
  const t = useTranslation("stores");
  return (
    <Card title={t("couponsLabel")}>
      {coupons.length === 0 && <p className="text-muted">{t("noCoupons")}</p>}
      <ul aria-label={t("couponsLabel")} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 empty:hidden">
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
    </Card>
  );
}
