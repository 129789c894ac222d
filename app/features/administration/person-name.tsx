import type { ReactNode } from "react";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { classNames } from "~/components/ui/class-names";

interface PersonNameProps {
  person: AdminWithdrawal["member"];
  /** Shown below the name instead of the e-mail address. */
  children?: ReactNode;
}

/** A person's name with the e-mail address or something else below it. */
export function PersonName({ person: { name, email }, children }: PersonNameProps) {
  return (
    <span className="block min-w-0">
      <span className="block font-medium" title={readableEmail(email)}>
        <bdi>{name}</bdi>
      </span>
      <span className={classNames("block text-muted", children === undefined && "text-xs")}>
        {children ?? (
          <bdi className="inline-block max-w-56 truncate align-bottom">{readableEmail(email)}</bdi>
        )}
      </span>
    </span>
  );
}
