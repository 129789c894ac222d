import { Check, Minus } from "lucide-react";
import { ticketsOfDay, tiers } from "#contract/cash-back/tiers.ts";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { benefits } from "./plans";

/** Compares the plans in a table. */
export function PlanTable() {
  const t = useTranslation("pricing");
  return (
    <Card title={t("compare")} padded={false}>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("compare")}>
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="p-4 text-start font-semibold sm:px-6">
                {t("feature")}
              </th>
              {tiers.map((plan) => (
                <th key={plan} scope="col" className="p-4 text-center font-semibold">
                  {t(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tiers.flatMap((tier) =>
              benefits[tier].map((benefit) => (
                <tr key={benefit} className="border-b border-line last:border-b-0 even:bg-sunken">
                  <th scope="row" className="p-4 text-start font-normal sm:px-6">
                    {t(`f_${benefit}`, ticketsOfDay)}
                  </th>
                  <td className="p-4 text-center">
                    <Mark isIncluded={tier === "free"} />
                  </td>
                  <td className="p-4 text-center">
                    <Mark isIncluded />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const t = useTranslation("pricing");
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={`inline size-5 ${isIncluded ? "text-success" : "text-muted"}`} />
      <span className="sr-only">{t(isIncluded ? "yes" : "no")}</span>
    </>
  );
}
