import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { RadioCard } from "~/components/ui/radio-card";
import { FeeText } from "~/features/withdrawals/fee-text";
import type { Limits } from "~/features/withdrawals/method-links";
import { MethodIcon } from "~/features/withdrawals/method-name";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface MethodChoicesProps {
  methods: PayoutMethod[];
  limits: Limits;
  /** The id of the selected method. */
  chosen?: string | undefined;
  /** Whether withdrawals are currently impossible. */
  isDisabled?: boolean;
  /** Why the selected method is refused. */
  problem?: string | undefined;
}

const problemId = "method-problem";

/** The payout methods with their fees, and a link to the screen that manages them. */
export function MethodChoices({ methods, limits, chosen, isDisabled = false, problem }: MethodChoicesProps) {
  const t = useTranslation("withdrawals");
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">{t("methodQuestion")}</legend>
      {methods.map(({ id, kind, masked, failure }) => {
        const fee = limits.fees[kind];
        const isOffered = fee.isOffered !== false;
        const isUsable = isOffered && !failure;
        return (
          <RadioCard
            key={id}
            name="method"
            value={id}
            required
            defaultChecked={id === chosen && isUsable}
            disabled={isDisabled || !isUsable}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && problemId}
            icon={<MethodIcon kind={kind} />}
            title={t(`method_${kind}`)}
            description={
              <bdi dir="ltr" className="figures">
                {masked}
              </bdi>
            }
            extra={
              <span className="text-sm">
                {failure && (
                  <span className="block text-danger">
                    {t(failure === "details_changed" ? "methodOutdated" : "methodReturned")}
                  </span>
                )}
                {isOffered ? <FeeText fee={fee} currency={limits.currency} /> : t("notOffered")}
              </span>
            }
          />
        );
      })}
      {problem && (
        <p id={problemId} className="text-sm text-danger">
          {problem}
        </p>
      )}
      <p>
        <LocalizedLink
          to="/apps/user/view/payout-methods"
          className="text-sm font-medium text-primary hover:underline"
        >
          {t("manageMethods")}
        </LocalizedLink>
      </p>
    </fieldset>
  );
}
