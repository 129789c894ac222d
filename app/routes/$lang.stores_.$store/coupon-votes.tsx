import { Form } from "react-router";
import type { Coupon } from "#contract/stores/stores.ts";
import { SubmitButton } from "~/components/form/submit-button";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface CouponVotesProps {
  coupon: Coupon;
  /** The user's votes by coupon; `null` for visitors, who can't vote. */
  votes: Record<string, boolean> | null;
}

/**
 * Shows for how many members a coupon worked, with buttons for voting. Pressing the selected button again
 * removes the vote.
 */
export function CouponVotes({ coupon: { id, title, votes: totals }, votes }: CouponVotesProps) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const count = totals.worked + totals.failed;
  const share = formatNumber(count === 0 ? 0 : totals.worked / count, language, {
    style: "percent",
    maximumFractionDigits: 0,
  });
  const choices = [
    { worked: true, label: t("couponWorked"), name: t("couponWorkedFor", { title: title.text }) },
    { worked: false, label: t("couponFailed"), name: t("couponFailedFor", { title: title.text }) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {votes && (
        <Form method="post" preventScrollReset className="flex gap-1">
          <input type="hidden" name="intent" value="vote" />
          <input type="hidden" name="coupon" value={id} />
          {choices.map(({ worked, label, name }) => {
            const isChosen = votes[id] === worked;
            return (
              <SubmitButton
                key={label}
                name="worked"
                value={isChosen ? "none" : worked ? "yes" : "no"}
                size="sm"
                variant={isChosen ? "soft" : "ghost"}
                aria-pressed={isChosen}
                aria-label={name}
              >
                {label}
              </SubmitButton>
            );
          })}
        </Form>
      )}
      {count > 0 && (
        <span className="text-muted" suppressHydrationWarning>
          {t("couponRate", { share, number: formatNumber(count, language) })}
        </span>
      )}
    </div>
  );
}
