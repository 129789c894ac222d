import type { ReactNode } from "react";
import type { Account } from "#contract/accounts/account.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { PlanLink } from "~/features/account/plan-link";
import { TierBadge } from "~/features/account/tier-badge";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useViewer } from "~/page/use-viewer";

interface ProfileCardProps {
  account: Account;
  /** The two figures. */
  children: ReactNode;
}

/** A summary of the member's profile, with a link to change it. */
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
        <Facts
          facts={[
            { label: t("email"), value: <bdi className="break-all">{readableEmail(email)}</bdi> },
            { label: t("plan"), value: <PlanLink tier={tier} /> },
            { label: t("joined"), value: <DateTime value={joinedAt} /> },
          ]}
        />
      </div>
      <LocalizedLinkButton variant="outline" className="mt-5 w-full" to="/pages/account-settings">
        {t("edit")}
      </LocalizedLinkButton>
      <LocalizedLinkButton variant="ghost" className="mt-2 w-full" to="/pages/user-profile">
        {t("pageTitle")}
      </LocalizedLinkButton>
    </Card>
  );
}
