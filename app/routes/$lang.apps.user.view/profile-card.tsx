import type { ReactNode } from "react";
import type { Account } from "#contract/accounts/account.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { Tier } from "#contract/cash-back/tiers.ts";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { FactGrid } from "~/components/ui/facts";
import { TierBadge } from "~/features/account/tier-badge";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useViewer } from "~/page/use-viewer";
import { LocalizedLink } from "~/navigation/localized-link";

interface ProfileCardProps {
  account: Account;
  /** The two figures, shown in the card. */
  children: ReactNode;
}

/** Allows a line break before the domain of an email address. */
function withBreaks(email: string): ReactNode {
  const domainStart = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </>
  );
}

/** A summary of the member's profile, with a link that changes it. */
export function ProfileCard({ account, children }: ProfileCardProps) {
  const t = useTranslation("account");
  const names = useTranslation("role-names");
  const { name, email, role, tier, joinedAt } = account;
  const viewer = useViewer();
  const avatar = viewer.state === "signed-in" ? viewer.avatar : null;
  return (
    <Card label={t("overviewTitle")}>
      <div className="flex flex-col items-center gap-2 pb-5 text-center">
        <Avatar name={name} src={avatar} size="lg" />
        <h2 className="max-w-full text-lg font-semibold break-words">
          <bdi>{name}</bdi>
        </h2>
        <p className="flex flex-wrap justify-center gap-2">
          <Badge tone={role === "member" ? "neutral" : "primary"}>{roleName(names, account)}</Badge>
          {tier !== "free" && <TierBadge tier={tier} name={t(`plan_${tier}`)} />}
        </p>
      </div>
      {children}
      <div className="pt-5">
        {/* Labels are above their values, so that email addresses have enough room. */}
        <FactGrid
          className="grid-cols-1"
          facts={[
            [t("email"), <bdi key="email">{withBreaks(readableEmail(email))}</bdi>],
            [t("plan"), <PlanLink key="plan" tier={tier} />],
            [t("joined"), <DateTime key="joined" value={joinedAt} />],
          ]}
        />
      </div>
      <LocalizedLinkButton variant="outline" className="mt-5 w-full" to="/pages/account-settings">
        {t("edit")}
      </LocalizedLinkButton>
    </Card>
  );
}

/** The member's tier, with a link to the comparison of tiers. */
function PlanLink({ tier }: { tier: Tier }) {
  const t = useTranslation("account");
  return (
    <LocalizedLink to="/pages/pricing" className="font-medium text-primary hover:underline">
      {t(`plan_${tier}`)}
    </LocalizedLink>
  );
}
