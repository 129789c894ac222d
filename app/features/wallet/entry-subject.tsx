import type { WalletEntry } from "#contract/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** What an entry is about: the store or the withdrawal, and what happened to it. */
export function EntrySubject({ entry: { subject, kind } }: { entry: Pick<WalletEntry, "subject" | "kind"> }) {
  const t = useTranslation("wallet");
  const happened = t(`kind_${kind}`);
  if (!subject.label) return <span>{happened}</span>;
  return (
    <span className="block">
      {subject.type === "withdrawal" && subject.id ? (
        <LocalizedLink
          to={`/apps/my-cash-back/withdraw-history?view=${encodeURIComponent(subject.id)}`}
          className="text-primary hover:underline"
        >
          <bdi>{subject.label}</bdi>
        </LocalizedLink>
      ) : (
        <bdi>{subject.label}</bdi>
      )}
      <span className="block text-sm font-normal text-muted">{happened}</span>
    </span>
  );
}
