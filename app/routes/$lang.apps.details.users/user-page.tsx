import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { OpenedUser } from "#contract/admin-users.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { OpenedRegion } from "~/features/administration/opened-region";
import { LatestEvents } from "~/features/wallet/latest-events";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/shell/screen";
import { AdjustForm } from "./adjust-form";
import { Adjustments } from "./adjustments";
import type { Confirmation } from "./confirmations";
import { StepForm } from "./step-form";
import { UserFacts } from "./user-facts";
import { UserSessions } from "./user-sessions";
import { userSearch } from "./user-search";
import { WithdrawalList } from "./withdrawal-list";

interface UserPageProps {
  user: OpenedUser;
  /** The step to be confirmed. */
  confirmation: Confirmation | null;
  refused: SubmissionResult | undefined;
  back: ReactNode;
}

/** Everything an admin needs to know of one account, and what can be done about it. */
export function UserPage({ user, confirmation, refused, back }: UserPageProps) {
  const t = useTranslation("users");
  const { search } = useLocation();
  return (
    <Screen
      title={user.name}
      subtitle={<bdi>{user.email}</bdi>}
      actions={
        <>
          <LinkButton variant="outline" to={userSearch(search, { view: user.id, as: "member" })}>
            {t("asMember")}
          </LinkButton>
          {back}
        </>
      }
    >
      {confirmation ? (
        <OpenedRegion key={search}>
          <Card title={t(`ask_${confirmation.name}`)} subtitle={t(`effect_${confirmation.name}`)}>
            {confirmation.name === "adjust" ? (
              <AdjustForm user={user} confirmation={confirmation} refused={refused} />
            ) : (
              <StepForm user={user} confirmation={confirmation} name={confirmation.name} refused={refused} />
            )}
          </Card>
        </OpenedRegion>
      ) : (
        // Why a step could not be taken that is not possible any more.
        <FormErrors state={formState(refused)} isFormGone />
      )}
      <UserFacts user={user} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Adjustments user={user} />
        <UserSessions user={user} />
        <Card title={t("entries")}>
          {user.events.length > 0 ? (
            <LatestEvents events={user.events} hidden={false} readOnly />
          ) : (
            <p className="text-muted">{t("noEntries")}</p>
          )}
        </Card>
        <Card title={t("withdrawals")}>
          <WithdrawalList withdrawals={user.withdrawals} />
        </Card>
      </div>
    </Screen>
  );
}
