import type { WalletEntry } from "#contract/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

const screens = { purchase: "cash-back-detail", withdrawal: "withdraw-history" };

/** What an entry is about: the purchase or the withdrawal, and what happened to it. */
export function EntrySubject({
  entry: {
    subject: { type, id, label },
    kind,
  },
  readOnly = false,
}: {
  entry: Pick<WalletEntry, "subject" | "kind">;
  /** Without the link. */
  readOnly?: boolean;
}) {
  const t = useTranslation("wallet");
  const happened = t(`kind_${kind}`);
  if (!label) return <span>{happened}</span>;
  return (
    <span className="block">
      {type !== "none" && id && !readOnly ? (
        <LocalizedLink
          to={`/apps/my-cash-back/${screens[type]}?view=${encodeURIComponent(id)}`}
          className="text-primary hover:underline"
        >
          <bdi>{label}</bdi>
        </LocalizedLink>
      ) : (
        <bdi>{label}</bdi>
      )}
      <span className="block text-sm font-normal text-muted">{happened}</span>
    </span>
  );
}
