import type { AdminTicket } from "#contract/tickets/admin-tickets.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { PersonName } from "~/features/administration/person-name";
import { TierBadge } from "~/features/account/tier-badge";
import { useTranslation } from "~/i18n/use-translation";

/** The sender of a ticket. A note says if they have no account. */
export function Sender({ sender: { userId, isPremium, ...person } }: Pick<AdminTicket, "sender">) {
  const t = useTranslation("tickets");
  if (userId)
    return (
      <span className="block min-w-0">
        <PersonName person={{ id: userId, ...person }} />
        {isPremium && <TierBadge tier="premium" name={t("premium")} />}
      </span>
    );
  return (
    <span className="block min-w-0">
      <bdi className="block truncate">{person.name}</bdi>
      <span className="block truncate text-sm text-muted">
        <bdi dir="ltr">{readableEmail(person.email)}</bdi> · {t("visitor")}
      </span>
    </span>
  );
}
