import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { WithdrawalEvidence } from "#contract/withdrawals/withdrawal-evidence.ts";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { useHasPermission } from "~/page/use-viewer";

interface EvidenceProps {
  evidence: WithdrawalEvidence;
  currency: string;
  /** The current time in milliseconds since 1970. */
  now: number;
}

interface Check {
  label: string;
  value: ReactNode;
  isFine: boolean;
}

/** Accounts and payout methods younger than this many milliseconds are highlighted. */
const recentAge = 7 * 24 * 60 * 60 * 1000;
/** The share of refused purchases is highlighted if it reaches this value. */
const maxRejectionShare = 0.2;

/** Shows the facts to check before a decision, and the purchases that the money comes from. */
export function Evidence({ evidence, currency, now }: EvidenceProps) {
  const t = useTranslation("withdrawal-case");
  const checks = useChecks(evidence, { currency, now });
  return (
    <section aria-labelledby="evidence-title" className="space-y-4">
      <h3 id="evidence-title" className="font-semibold">
        {t("evidenceTitle")}
      </h3>
      <ul className="grid gap-x-8 @xl:grid-cols-2">
        {checks.map(({ label, value, isFine }) => (
          <li key={label} className="flex items-start gap-2.5 border-b border-line py-2 text-sm">
            {isFine ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
            )}
            <span className="min-w-0 grow text-muted">
              {!isFine && <span className="sr-only">{t("evidenceAttention")} </span>}
              {label}
            </span>
            <span className="text-end font-medium">{value}</span>
          </li>
        ))}
      </ul>
      <Sources sources={evidence.sources} currency={currency} />
    </section>
  );
}

function useChecks(
  { memberSince, isVerified, secondFactors, method, payouts, purchases, openClaims }: WithdrawalEvidence,
  { currency, now }: Pick<EvidenceProps, "currency" | "now">,
): Check[] {
  const t = useTranslation("withdrawal-case");
  const share = useTranslation("administration");
  const language = useLanguage();
  const isOld = (since: string) => now - Date.parse(since) > recentAge;
  const number = (value: number) => <bdi>{formatNumber(value, language)}</bdi>;
  const checks: (Check | false)[] = [
    {
      label: t("evidenceEmail"),
      value: t(isVerified ? "evidenceConfirmed" : "evidenceUnconfirmed"),
      isFine: isVerified,
    },
    {
      label: t("evidenceSecondFactor"),
      value: t(secondFactors.length > 0 ? "evidenceOn" : "evidenceOff"),
      isFine: secondFactors.length > 0,
    },
    method.hasMembersName !== null && {
      label: t("evidenceHolder"),
      value: t(method.hasMembersName ? "evidenceSameName" : "evidenceOtherName"),
      isFine: method.hasMembersName,
    },
    {
      label: t("evidenceSameTarget"),
      value: number(method.otherAccounts),
      isFine: method.otherAccounts === 0,
    },
    {
      label: t("evidenceMethodAdded"),
      value: <DateTime value={method.addedAt} />,
      isFine: isOld(method.addedAt),
    },
    { label: t("evidenceMemberSince"), value: <DateTime value={memberSince} />, isFine: isOld(memberSince) },
    {
      label: t("evidencePayouts"),
      value:
        payouts.count > 0 ? (
          <>
            {number(payouts.count)} · <Money amount={payouts.net} currency={currency} />
          </>
        ) : (
          t("evidenceFirstPayout")
        ),
      isFine: payouts.count > 0,
    },
    {
      label: t("evidenceRefused"),
      value: share("approvalCount", { given: purchases.refused, required: purchases.count }),
      isFine: purchases.refused <= purchases.count * maxRejectionShare,
    },
    { label: t("evidenceClaims"), value: number(openClaims), isFine: openClaims === 0 },
  ];
  return checks.filter((check) => check !== false);
}

function Sources({ sources, currency }: { sources: WithdrawalEvidence["sources"]; currency: string }) {
  const t = useTranslation("withdrawal-case");
  const canSeeLeads = useHasPermission("leads.read");
  return (
    <div>
      <h4 className="text-sm font-medium">{t("evidenceSources")}</h4>
      {sources.length === 0 && <p className="mt-1 text-sm text-muted">{t("evidenceNoSources")}</p>}
      <ul className="divide-y divide-line">
        {sources.map(({ id, store, state, cashBack, occurredAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            {canSeeLeads ? (
              <LocalizedLink
                to={`/apps/details/leads?view=${id}`}
                className="font-medium text-primary hover:underline"
              >
                <bdi>{store}</bdi>
              </LocalizedLink>
            ) : (
              <bdi className="font-medium">{store}</bdi>
            )}
            <DateTime value={occurredAt} className="text-muted" />
            <span className="ms-auto flex items-center gap-3">
              <LeadBadge state={state} />
              <Money amount={cashBack} currency={currency} className="font-medium" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
