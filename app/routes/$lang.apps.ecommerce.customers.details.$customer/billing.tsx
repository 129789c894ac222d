import type { CustomerContact } from "#contract/shop/admin-shop-customers.ts";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { MethodIcon, MethodName } from "~/features/withdrawals/method-name";
import { countryName } from "~/i18n/country-name";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows a member's country, phone number and payout methods. */
export function Billing({ contact: { country, phone, methods } }: { contact: CustomerContact }) {
  const t = useTranslation("shop-customers");
  const language = useLanguage();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={t("address")} subtitle={t("addressText")}>
        <Facts
          facts={[
            {
              label: t("country"),
              value: country ? (
                <bdi suppressHydrationWarning>{countryName(country, language)}</bdi>
              ) : (
                t("unknown")
              ),
            },
            { label: t("phone"), value: phone ? <bdi dir="ltr">{phone}</bdi> : t("unknown") },
          ]}
        />
      </Card>
      <Card title={t("methods")}>
        {methods.length === 0 && <p className="text-muted">{t("noMethods")}</p>}
        <ul className="divide-y divide-line">
          {methods.map((method) => (
            <li key={method.id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
              <MethodIcon kind={method.kind} />
              <span>
                <MethodName method={method} />
                <span className="block text-sm text-muted">
                  {t("added")} <DateTime value={method.createdAt} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
