import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import type { FormValues } from "../kits/form/form-definition";
import { orderTotal } from "./order-total";

/** What the order comes to with what was entered so far. */
export function OrderSummary({ values }: { values: FormValues }) {
  const t = useTranslation("demo-wizards");
  const { items, discount, wrap, delivery, total } = orderTotal(values);
  const money = (amount: number) => <Money amount={amount} currency="USD" />;
  return (
    <section className="rounded-md bg-sunken p-5">
      <h2 className="mb-4 font-semibold">{t("summary")}</h2>
      <Facts
        facts={[
          { label: t("items"), value: money(items) },
          { label: t("discount"), value: money(-discount) },
          { label: t("wrap"), value: money(wrap) },
          { label: t("delivery"), value: money(delivery) },
          { label: t("total"), value: money(total), strong: true },
        ]}
      />
    </section>
  );
}
