import type { ReactNode } from "react";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { classNames } from "~/components/ui/class-names";
import { LocalizedLink } from "~/navigation/localized-link";
import { useHasPermission } from "~/page/use-viewer";

interface PersonNameProps {
  person: AdminWithdrawal["member"];
  /** Shown below the name instead of the email address. */
  children?: ReactNode;
}

/**
 * A person's name with the email address, or other content, below it. For staff who may open the account,
 * the name is a link to it.
 */
export function PersonName({ person: { id, name, email }, children }: PersonNameProps) {
  const canSeeUsers = useHasPermission("users.read");
  return (
    <span className="block min-w-0">
      <span className="block font-medium" title={readableEmail(email)}>
        {canSeeUsers ? (
          <LocalizedLink to={`/apps/details/users?view=${id}`} className="text-primary hover:underline">
            <bdi>{name}</bdi>
          </LocalizedLink>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      <span className={classNames("block text-muted", children === undefined && "text-xs")}>
        {children ?? (
          <bdi className="inline-block max-w-56 truncate align-bottom">{readableEmail(email)}</bdi>
        )}
      </span>
    </span>
  );
}
