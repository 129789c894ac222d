import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";
import { useTranslation } from "~/i18n/use-translation";

/** Shows why a bank didn't pay, below a payment's outcome. Requires the texts `payment-failures`. */
export function PaymentFailureText({ failure }: { failure: PaymentFailure | null }) {
  const t = useTranslation("payment-failures");
  return failure && <span className="block text-sm text-muted">{t(failure)}</span>;
}
