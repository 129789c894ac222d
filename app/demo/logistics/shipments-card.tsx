import { Form, useSubmit } from "react-router";
import { Chart } from "~/components/chart/chart";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Select } from "~/components/ui/select";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { months, type shipmentsOf } from "./dashboard-data";

const year = 2026;
const dayOf = (month: number, day: number) => new Date(Date.UTC(year, month - 1, day, 12)).toISOString();

interface ShipmentsCardProps {
  /** 1 to 12. */
  month: number;
  shipments: ReturnType<typeof shipmentsOf>;
  /** The other parameters of the URL. */
  otherParameters: [name: string, value: string][];
}

/**
 * Renders the shipments of a month by day as columns, and the deliveries as a line. Choosing another month
 * loads it immediately.
 */
export function ShipmentsCard({ month, shipments, otherParameters }: ShipmentsCardProps) {
  const t = useTranslation("demo-logistics");
  const language = useLanguage();
  const submit = useSubmit();
  const choice = (
    <Form preventScrollReset replace className="flex gap-2" key={month}>
      {otherParameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="month"
        aria-label={t("month")}
        defaultValue={String(month)}
        onChange={(event) =>
          void submit(event.currentTarget.form, { preventScrollReset: true, replace: true })
        }
        options={Array.from({ length: months }, (_, index) => ({
          value: String(index + 1),
          label: formatDate(dayOf(index + 1, 1), language, "month"),
        }))}
      />
      <Button type="submit" variant="soft">
        {t("show")}
      </Button>
    </Form>
  );
  return (
    <Card title={t("shipments")} actions={choice}>
      <Chart
        title={t("shipments")}
        points={shipments.map(({ sent, delivered }, index) => ({
          label: formatDate(dayOf(month, 1 + index * 3), language, "shortDay"),
          value: sent,
          before: delivered,
        }))}
        names={{ value: t("sent"), before: t("delivered") }}
        format={(value) => formatNumber(value, language)}
      />
    </Card>
  );
}
