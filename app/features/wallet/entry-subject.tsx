import type { WalletEntry } from "#contract/wallet/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Returns the path of the purchase, withdrawal or order that an event belongs to. */
function subjectPath(type: "purchase" | "withdrawal" | "order", id: string): string {
  if (type === "order") return `/apps/orders/${id}`;
  const screen = type === "purchase" ? "cash-back-detail" : "withdraw-history";
  return `/apps/my-cash-back/${screen}?view=${encodeURIComponent(id)}`;
}

/** The purchase, withdrawal or order that an event belongs to, and what happened to it. */
export function EntrySubject({
  entry: {
    subject: { type, id, label },
    kind,
  },
  readOnly = false,
}: {
  entry: Pick<WalletEntry, "subject" | "kind">;
  /** Whether to omit the link. */
  readOnly?: boolean;
}) {
  const t = useTranslation("wallet");
  const title = t(`kind_${kind}`);
  if (!label) return <span>{title}</span>;
  return (
    <span className="block">
      {type !== "none" && id && !readOnly ? (
        <LocalizedLink to={subjectPath(type, id)} className="text-primary hover:underline">
          <bdi>{label}</bdi>
        </LocalizedLink>
      ) : (
        <bdi>{label}</bdi>
      )}
      <span className="block text-sm font-normal text-muted">{title}</span>
    </span>
  );
}
