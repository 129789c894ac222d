import type { ClaimDetails, NetworkClaim } from "#contract/claims/admin-claims.ts";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const tones = {
  waiting: "info",
  sent: "info",
  approved: "success",
  declined: "warning",
  refused: "warning",
} as const satisfies Record<NetworkClaim["state"], string>;

/** Shows the network's reply to a claim that was sent to its API. */
export function ClaimAtNetwork({ claim: { networkClaim, network } }: { claim: ClaimDetails }) {
  const t = useTranslation("network-claims");
  const failures = useTranslation("network-connection");
  const name = isolateDirection(network.name, useLanguage());
  if (!networkClaim) return null;
  const { state, reference, reason, failure, requestedAt, attemptedAt, answeredAt } = networkClaim;
  return (
    <Alert tone={tones[state]} title={t(`state_${state}`, { network: name })}>
      <DateTime value={answeredAt ?? attemptedAt ?? requestedAt} style="minute" />
      {reference && (
        <p>
          {t("reference")} <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
      {reason && (
        <p>
          {t("reason")} <bdi>{reason}</bdi>
        </p>
      )}
      {state === "waiting" && failure && (
        <p>
          {t("failed")} {failures(`failure_${failure}`)}
        </p>
      )}
      <p className="mt-1">{t(`text_${state}`)}</p>
    </Alert>
  );
}
