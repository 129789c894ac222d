import type { ReactNode } from "react";
import type { Account } from "#contract/accounts/account.ts";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { PlanLink } from "~/features/account/plan-link";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useViewer } from "~/page/use-viewer";

interface ProfileHeaderProps {
  account: Account;
  /** The member's earnings. */
  children: ReactNode;
}

/** Cover, picture, name, the date of joining, and the earnings. */
export function ProfileHeader({ account, children }: ProfileHeaderProps) {
  const t = useTranslation("account");
  const names = useTranslation("role-names");
  const { name, role, tier, joinedAt } = account;
  const viewer = useViewer();
  const avatar = viewer.state === "signed-in" ? viewer.avatar : null;
  return (
    <Card label={name} padded={false} className="overflow-hidden">
      <div
        aria-hidden
        className="h-28 bg-linear-to-r from-primary-soft to-accent sm:h-36 rtl:bg-linear-to-l"
      />
      <div className="grid gap-5 p-5 sm:px-6 lg:grid-cols-[1fr_minmax(18rem,24rem)] lg:items-end">
        <div className="flex flex-wrap items-end gap-4">
          <span className="relative -mt-16 rounded-full border-4 border-surface bg-surface">
            <Avatar name={name} src={avatar} size="xl" />
          </span>
          <div className="min-w-0 grow basis-52">
            <h2 className="text-2xl font-bold break-words">
              <bdi>{name}</bdi>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <Badge tone={role === "member" ? "neutral" : "primary"}>{roleName(names, account)}</Badge>
              <PlanLink tier={tier} />
              <span>
                {t("joined")} <DateTime value={joinedAt} />
              </span>
            </p>
          </div>
          <LocalizedLinkButton variant="outline" size="sm" to="/pages/account-settings">
            {t("edit")}
          </LocalizedLinkButton>
        </div>
        {children}
      </div>
    </Card>
  );
}
