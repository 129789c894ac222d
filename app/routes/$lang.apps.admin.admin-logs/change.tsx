import type { ActivityLog } from "#contract/activity-logs/activity-logs.ts";
import { isStateOf } from "~/components/ui/tone";
import { mailStateTones } from "~/features/administration/mail-states";
import { claimTones } from "~/features/cash-back/claim-states";
import { listedCodes } from "~/features/withdrawals/decision-reasons";
import { stateTones } from "~/features/withdrawals/states";
import { useTranslation } from "~/i18n/use-translation";

const knownFields = [
  "state",
  "approvals",
  "attempts",
  "reason",
  "reasonCode",
  "paymentReference",
  "despiteWarnings",
] as const;
type KnownField = (typeof knownFields)[number];

const reasonCodes = Object.values(listedCodes).flat();
type ReasonCode = (typeof reasonCodes)[number];
const isReasonCode = (value: unknown): value is ReasonCode => reasonCodes.includes(value as ReasonCode);
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Shows the fields that an activity changed, one per line. */
export function Change({ log: { object, before, after } }: { log: ActivityLog }) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  const claims = useTranslation("claims");
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = fields.filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );

  function valueText(field: string, value: unknown): string {
    if (value === undefined || value === null) return t("nothingBefore");
    if (field === "reasonCode" && isReasonCode(value)) return t(`reason_${value}`);
    if (field !== "state") return asText(value);
    if (object.type === "mail" && isStateOf(mailStateTones, value)) return t(`mailState_${value}`);
    if (object.type === "claim" && isStateOf(claimTones, value)) return claims(`state_${value}`);
    return isStateOf(stateTones, value) ? names(`state_${value}`) : asText(value);
  }

  if (changed.length === 0) return <span className="text-muted">{t("unchanged")}</span>;
  return (
    <dl className="max-w-80 space-y-1 text-sm">
      {changed.map((field) => (
        <div key={field}>
          <dt className="inline text-muted">
            {t("fieldName", {
              name: knownFields.includes(field as KnownField) ? t(`field_${field as KnownField}`) : field,
            })}{" "}
          </dt>
          <dd className="inline break-words">
            {before?.[field] !== undefined && (
              <>
                <del className="text-muted">
                  <bdi>{valueText(field, before[field])}</bdi>
                </del>{" "}
                <span aria-hidden className="directional inline-block">
                  →
                </span>{" "}
              </>
            )}
            <ins className="no-underline">
              <bdi>{valueText(field, after?.[field])}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
