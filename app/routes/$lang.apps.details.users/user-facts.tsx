import { useLocation } from "react-router";
import type { UserDetails, UserStep } from "#contract/accounts/admin-users.ts";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { FactGrid, type LabelledValue } from "~/components/ui/facts";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { StatusBadges } from "./badges";
import { TierBadge } from "~/features/account/tier-badge";
import { roleName } from "~/features/administration/role-name";
import { useViewer } from "~/page/use-viewer";
import { recordSearch } from "~/features/administration/record-search";
import { RiskBadges } from "~/features/administration/risk-badges";

/** Shows a user's details, balances and risk flags, and the possible actions. */
export function UserFacts({ user }: { user: UserDetails }) {
  const t = useTranslation("users");
  const { currency, paid } = user;
  const money = (amount: number) => <Money amount={amount} currency={currency} className="font-semibold" />;
  const facts: LabelledValue[] = [
    [t("status"), <StatusBadges key="status" user={user} />],
    [t("role"), roleName(useTranslation("role-names"), user)],
    [t("tier"), <TierBadge key="tier" tier={user.tier} name={t(`tier_${user.tier}`)} />],
    [t("joined"), <DateTime key="joined" value={user.joinedAt} />],
    [
      t("lastSeen"),
      user.lastSeenAt ? <DateTime key="seen" value={user.lastSeenAt} style="minute" className="" /> : "–",
    ],
    [t("available"), money(user.available)],
    [t("pending"), money(user.pending)],
    [t("reserved"), money(user.reserved)],
    [t("lifetime"), money(user.lifetime)],
    [
      t("paid"),
      <span key="paid">
        {money(paid.amount)}{" "}
        <span className="text-sm text-muted">{t("paidCount", { count: paid.count })}</span>
      </span>,
    ],
    [t("risk"), <RiskBadges key="risk" risks={user.risks} />],
  ];
  if (user.secondFactors.length > 0) {
    const factors = user.secondFactors.map((kind) => t(`factor_${kind}`));
    facts.push([t("secondFactor"), factors.join(" · ")]);
  }
  if (user.withdrawalWait) {
    const { until, cause } = user.withdrawalWait;
    const reason = t(`wait_${cause}`);
    facts.push([t("waitsUntil"), <WaitFact key="wait" until={until} reason={reason} />]);
  }
  if (user.statusReason) facts.push([t("statusReason"), <bdi key="reason">{user.statusReason}</bdi>]);
  if (user.statusMessage)
    facts.push([t("statusMessage"), <bdi key="memberMessage">{user.statusMessage}</bdi>]);
  return (
    <Card label={t("facts")}>
      <FactGrid facts={facts} className="gap-x-8 @xs:grid-cols-2 @xl:grid-cols-3 @3xl:grid-cols-5" />
      {user.risks.length > 0 && (
        <ul className="mt-5 list-disc space-y-1 ps-5 text-sm text-muted">
          {user.risks.map((risk) => (
            <li key={risk}>{t(`why_${risk}`)}</li>
          ))}
        </ul>
      )}
      <Steps user={user} />
    </Card>
  );
}

function WaitFact({ until, reason }: { until: string; reason: string }) {
  return (
    <>
      <DateTime value={until} style="minute" /> <span className="text-sm text-muted">{reason}</span>
    </>
  );
}

const variants = {
  adjust: "soft",
  end_sessions: "outline",
  suspend: "outline",
  restore: "soft",
  lift_wait: "outline",
  reset_factor: "outline",
  rename: "outline",
  change_role: "outline",
  change_tier: "outline",
} as const satisfies Record<UserStep, string>;

function Steps({ user: { id, email, steps } }: { user: UserDetails }) {
  const t = useTranslation("users");
  const viewer = useViewer();
  const isOwn = viewer.state === "signed-in" && viewer.email === email;
  const { search } = useLocation();
  if (steps.length === 0 && !isOwn) return null;
  return (
    <div className="no-print mt-6 flex flex-wrap gap-2 border-t border-line pt-5">
      {isOwn && <p className="text-sm text-muted">{t("ownAccount")}</p>}
      {steps.map((step) => (
        <LinkButton
          key={step}
          size="sm"
          variant={variants[step]}
          to={recordSearch(search, { view: id, ask: step })}
          preventScrollReset
        >
          {t(`step_${step}`)}
        </LinkButton>
      ))}
    </div>
  );
}
