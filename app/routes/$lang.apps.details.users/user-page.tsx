import { useLocation } from "react-router";
import type { UserDetails } from "#contract/accounts/admin-users.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { NamedValue } from "~/components/data-table/list-page";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { LatestEvents } from "~/features/wallet/latest-events";
import { useTranslation } from "~/i18n/use-translation";
import { AdjustForm } from "./adjust-form";
import { Adjustments } from "./adjustments";
import type { Confirmation } from "./confirmations";
import { StepForm } from "./step-form";
import { UserFacts } from "./user-facts";
import { UserSessions } from "./user-sessions";
import { recordSearch } from "~/features/administration/record-search";
import { WithdrawalList } from "./withdrawal-list";

interface UserPageProps {
  user: UserDetails;
  /** The action to confirm. */
  confirmation: Confirmation | null;
  /** The roles that can be assigned. */
  roles: NamedValue[];
  result: SubmissionResult | undefined;
}

/** Shows an account with its details and the possible actions. */
export function UserPage({ user, confirmation, roles, result }: UserPageProps) {
  const t = useTranslation("users");
  const { search } = useLocation();
  return (
    <DetailSheet
      isWide
      title={<bdi>{user.name}</bdi>}
      subtitle={<bdi>{readableEmail(user.email)}</bdi>}
      links={
        <LinkButton variant="outline" size="sm" to={recordSearch(search, { view: user.id, as: "member" })}>
          {t("asMember")}
        </LinkButton>
      }
    >
      {confirmation ? (
        <Card title={t(`ask_${confirmation.name}`)} subtitle={t(`effect_${confirmation.name}`)}>
          {confirmation.name === "adjust" ? (
            <AdjustForm user={user} confirmation={confirmation} result={result} />
          ) : (
            <StepForm
              user={user}
              confirmation={confirmation}
              name={confirmation.name}
              roles={roles}
              result={result}
            />
          )}
        </Card>
      ) : (
        // Explains the refusal of an action that is no longer possible.
        <FormErrors state={formState(result)} isFormGone />
      )}
      <UserFacts user={user} />
      <div className="grid items-start gap-6 @2xl:grid-cols-2">
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
    </DetailSheet>
  );
}
