import type { ActivityLog } from "#contract/activity-logs.ts";
import type { ClaimState } from "#contract/claims.ts";
import type { MailState } from "#contract/mails.ts";
import type { WithdrawalState } from "#contract/withdrawals.ts";
import { mailStates } from "~/features/administration/mail-states";
import { claimStates } from "~/features/cash-back/claim-states";
import { withdrawalStates } from "~/features/withdrawals/states";
import { useTranslation } from "~/i18n/use-translation";

const known = ["state", "approvals", "attempts", "reason", "paymentReference", "despiteWarnings"] as const;
type Known = (typeof known)[number];

const isMailState = (value: unknown): value is MailState => mailStates.some((state) => state === value);
const isClaimState = (value: unknown): value is ClaimState => claimStates.some((state) => state === value);

/** Every field that differs between before and after, one a line. */
export function Change({ log: { object, before, after } }: { log: ActivityLog }) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  const claims = useTranslation("claims");
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = fields.filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );

  function shown(field: string, value: unknown): string {
    if (value === undefined || value === null) return t("nothingBefore");
    if (field === "state" && object.type === "mail" && isMailState(value)) return t(`mailState_${value}`);
    if (field === "state" && object.type === "claim" && isClaimState(value)) return claims(`state_${value}`);
    const isState = field === "state" && withdrawalStates.includes(value as WithdrawalState);
    if (isState) return names(`state_${value as WithdrawalState}`);
    return typeof value === "string" ? value : JSON.stringify(value);
  }

  if (changed.length === 0) return <span className="text-muted">{t("unchanged")}</span>;
  return (
    <dl className="max-w-80 space-y-1 text-sm">
      {changed.map((field) => (
        <div key={field}>
          <dt className="inline text-muted">
            {t("fieldName", {
              name: known.includes(field as Known) ? t(`field_${field as Known}`) : field,
            })}{" "}
          </dt>
          <dd className="inline break-words">
            {before?.[field] !== undefined && (
              <>
                <del className="text-muted">
                  <bdi>{shown(field, before[field])}</bdi>
                </del>{" "}
                <span aria-hidden className="directional inline-block">
                  →
                </span>{" "}
              </>
            )}
            <ins className="no-underline">
              <bdi>{shown(field, after?.[field])}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
