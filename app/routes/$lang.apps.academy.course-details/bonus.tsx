import type { CourseWithLessons } from "#contract/academy/academy.ts";
import { Alert } from "~/components/ui/alert";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

/** Shows the bonus for finishing the course, if the operator grants one. */
export function Bonus({ bonus }: Pick<CourseWithLessons, "bonus">) {
  const t = useTranslation("academy");
  if (!bonus) return null;
  const { amount, currency, isPaid } = bonus;
  return (
    <Alert tone={isPaid ? "success" : "info"} title={t(isPaid ? "bonusPaid" : "bonusPromise")}>
      <Money amount={amount} currency={currency} className="font-semibold" /> ·{" "}
      {t(isPaid ? "bonusPaidText" : "bonusPromiseText")}
    </Alert>
  );
}
