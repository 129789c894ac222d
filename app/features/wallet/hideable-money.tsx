import type { ComponentProps } from "react";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

/** An amount of the member's wallet, or dots while amounts are hidden. */
export function HideableMoney({ hidden, ...money }: ComponentProps<typeof Money> & { hidden: boolean }) {
  const t = useTranslation("wallet");
  if (!hidden) return <Money {...money} />;
  return (
    <span className={money.className}>
      <span aria-hidden>••••</span>
      <span className="sr-only">{t("hidden")}</span>
    </span>
  );
}
