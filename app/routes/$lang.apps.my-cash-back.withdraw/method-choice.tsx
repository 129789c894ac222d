import { Trash2 } from "lucide-react";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { LinkButton } from "~/components/ui/link-button";
import { RadioCard } from "~/components/ui/radio-card";
import { FeeText } from "~/features/withdrawals/fee-text";
import type { Limits } from "~/features/withdrawals/method-links";
import { MethodIcon } from "~/features/withdrawals/method-name";
import { useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";

interface MethodChoiceProps {
  method: PayoutMethod;
  limits: Limits;
  chosen: boolean;
  disabled: boolean;
  /** Id of the error, if any. */
  problem?: string | undefined;
}

/** A saved payout method with its fee, and a link to remove it. */
export function MethodChoice({ method, limits, chosen, disabled, problem }: MethodChoiceProps) {
  const t = useTranslation("withdrawals");
  const name = t(`method_${method.kind}`);
  const fee = limits.fees[method.kind];
  const isOffered = fee.isOffered !== false;
  const remove = t("removeMethod", { name: `${name} ${method.masked}` });
  return (
    <div className="flex items-center gap-2">
      <RadioCard
        name="method"
        value={method.id}
        required
        defaultChecked={chosen && isOffered}
        disabled={disabled || !isOffered}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        icon={<MethodIcon kind={method.kind} />}
        title={name}
        description={
          <bdi dir="ltr" className="figures">
            {method.masked}
          </bdi>
        }
        extra={
          <span className="text-sm">
            {isOffered ? <FeeText fee={fee} currency={limits.currency} /> : t("notOffered")}
          </span>
        }
        className="min-w-0 flex-1"
      />
      <LinkButton
        variant="ghost"
        size="icon"
        to={stepSearch({ step: "method", remove: method.id })}
        aria-label={remove}
        title={remove}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </LinkButton>
    </div>
  );
}
