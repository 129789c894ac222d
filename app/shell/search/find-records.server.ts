import { type RecordKind, recordKinds } from "#contract/staff-search/record-kinds.ts";
import { type RecordMatch, searchRecords } from "#contract/staff-search/staff-search.ts";
import { detailPath } from "~/features/administration/detail-path";
import type { RecordGroup, RecordItem } from "~/features/search/record-item";
import { formatMoney } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespace, Namespaces } from "~/i18n/namespaces";
import { textsOf } from "~/i18n/resources.server";
import { translate, type Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { IconName } from "~/navigation/screen";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/**
 * Returns the records that match a query or, without a query, the records with the given keys, grouped by
 * kind. Staff get only the kinds whose lists they may open.
 *
 * @throws ProviderError
 */
export async function findRecords(
  provider: ProviderClient,
  language: Language,
  { q, keys }: { q: string; keys?: string[] },
): Promise<RecordGroup[]> {
  if (!q && !keys?.length) return [];
  const { data } = await provider.call(searchRecords, { query: q ? { q } : { keys } });
  const t = textsIn(language)("search");
  return recordKinds.flatMap((kind) => {
    const items = data.filter((record) => record.kind === kind).map((record) => toItem(record, language));
    return items.length > 0 ? [{ key: kind, title: t(`records_${kind}`), items }] : [];
  });
}

const icons: Record<RecordKind, IconName> = {
  member: "user",
  withdrawal: "withdraw",
  purchase: "lead",
  invoice: "bank",
  claim: "help",
  offer: "offer",
};

function toItem(record: RecordMatch, language: Language): RecordItem {
  const amount = "amount" in record ? [formatMoney(record.amount, record.currency, language)] : [];
  return {
    key: `${record.kind}:${record.id}`,
    name: record.title,
    href: localizedPath(pathOf(record), language),
    icon: icons[record.kind],
    details: [...record.about, ...amount, stateText(record, textsIn(language))],
  };
}

function pathOf(record: RecordMatch): string {
  const view = `?view=${encodeURIComponent(record.id)}`;
  switch (record.kind) {
    case "member":
      return `/apps/details/users${view}`;
    case "withdrawal":
      return detailPath(record.id, record.state);
    case "purchase":
      return `/apps/details/leads${view}`;
    case "invoice":
      return `/apps/invoice/preview/${encodeURIComponent(record.id)}`;
    case "claim":
      return `/apps/admin/claims${view}`;
    case "offer":
      return `/apps/details/cash-offers${view}`;
  }
}

type TextsIn = ReturnType<typeof textsIn>;

function textsIn(language: Language) {
  return <N extends Namespace>(namespace: N): Translate<Namespaces[N]> =>
    (key, values) =>
      translate(textsOf(language, namespace), language, key, values);
}

function stateText(record: RecordMatch, texts: TextsIn): string {
  switch (record.kind) {
    case "member":
      return texts("users")(`status_${record.state}`);
    case "withdrawal":
      return texts("withdrawals")(`state_${record.state}`);
    case "purchase":
      return texts("cash-back")(`state_${record.state}`);
    case "invoice":
      return texts("invoices")(`state_${record.state}`);
    case "claim":
      return texts("claims")(`state_${record.state}`);
    case "offer":
      return texts("offers")(`state_${record.state}`);
  }
}
