import type { ReactNode } from "react";
import type { AdminUser } from "#contract/accounts/admin-users.ts";
import type { ListPage } from "~/components/data-table/list-page";
import type { SubmissionResult } from "~/components/form/conform-types";
import { PartRegion } from "~/components/states/part-region";
import type { BulkOutcomeProps } from "~/features/administration/bulk-outcome";
import { BulkRegion } from "~/features/administration/bulk-region";
import { DetailRegion } from "~/features/administration/detail-region";
import {
  StaffRequests,
  type StaffRequestActionData,
} from "~/features/administration/staff-requests/staff-requests";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { MemberViewPanel } from "./member-view-panel";
import { BulkUsers } from "./bulk-users";
import { UserPage } from "./user-page";
import type { UsersParts } from "./users-screen.server";
import { OpenAdjustments } from "./open-adjustments";

interface UsersScreenProps {
  parts: UsersParts;
  /** The action's result. */
  actionData: object | undefined;
  title: string;
  subtitle?: string;
  /** Figures about all accounts. */
  stats?: ReactNode;
  actions: ReactNode;
  /** Shown above the list. */
  children?: ReactNode;
  list: (page: ListPage<AdminUser>) => ReactNode;
}

/**
 * The list of accounts with the account or action that the URL opens. Used by the users screen of the Manage
 * Center and by the staff list.
 */
export function UsersScreen({ parts, actionData, children, list, ...heading }: UsersScreenProps) {
  const t = useTranslation("users");
  const { member, opened, page, waiting, staff, bulk } = parts;
  const staffRequests = staff?.state === "loaded" ? staff.data : null;
  const decided = actionData && "request" in actionData ? (actionData as StaffRequestActionData) : undefined;
  const outcome =
    actionData && "outcome" in actionData ? (actionData.outcome as BulkOutcomeProps) : undefined;
  const result =
    actionData && "result" in actionData && !decided ? (actionData.result as SubmissionResult) : undefined;
  if (member?.state === "loaded") return <MemberViewPanel view={member.data} />;
  if (member) {
    return (
      <Screen title={heading.title}>
        <DetailRegion opened={member} unknown={t("unknown")}>
          {() => null}
        </DetailRegion>
      </Screen>
    );
  }
  const roles = page.state === "loaded" ? (page.data.filterOptions.role ?? []) : [];
  return (
    <Screen {...heading} isDense>
      {children}
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(detail) => <UserPage {...detail} roles={roles} result={result} />}
      </DetailRegion>
      {staffRequests && (
        <StaffRequests
          // An account's page only shows requests that apply to the account.
          requests={staffRequests.requests.filter(
            ({ user }) => opened?.state !== "loaded" || user?.id === opened.data.user.id,
          )}
          formKey={staffRequests.formKey}
          actionData={decided}
        />
      )}
      {waiting?.state === "loaded" && waiting.data.total > 0 && <OpenAdjustments waiting={waiting.data} />}
      <BulkRegion part={bulk} outcome={outcome}>
        {(open) => <BulkUsers {...open} result={result} />}
      </BulkRegion>
      <PartRegion part={page}>{list}</PartRegion>
    </Screen>
  );
}
