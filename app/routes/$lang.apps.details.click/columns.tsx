import type { AdminClick } from "#contract/clicks/admin-clicks.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { PersonName } from "~/features/administration/person-name";
import { countryName } from "~/i18n/country-name";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { ClickId } from "./click-id";
import { Outcome } from "./outcome";

type Texts = Translate<Namespaces["clicks"]>;

/** Returns the columns of the list of clicks. */
export function clickColumns(t: Texts, language: Language): Column<AdminClick>[] {
  return [
    {
      id: "created",
      header: t("time"),
      primary: true,
      cell: ({ createdAt }) => <DateTime value={createdAt} style="minute" />,
    },
    { id: "member", header: t("member"), cell: ({ member }) => <PersonName person={member} /> },
    {
      id: "store",
      header: t("store"),
      cell: ({ store, network }) => (
        <span className="block min-w-0">
          <bdi className="block font-medium">{store.name}</bdi>
          <bdi className="block text-xs text-muted">{network.name}</bdi>
        </span>
      ),
    },
    { id: "id", header: t("id"), cell: (click) => <ClickId id={click.id} /> },
    {
      id: "device",
      header: t("device"),
      cell: ({ device, country }) => (
        <span className="block min-w-0">
          {device ? t(`device_${device}`) : "–"}
          {country && <bdi className="block text-xs text-muted">{countryName(country, language)}</bdi>}
        </span>
      ),
    },
    {
      id: "referrer",
      header: t("referrer"),
      labelled: true,
      cell: ({ referrer }) => <Referrer address={referrer} />,
    },
    { id: "outcome", header: t("outcome"), cell: (click) => <Outcome click={click} /> },
  ];
}

/**
 * The page on which the click was made. It isn't a link, because the browser's `Referer` header is untrusted.
 */
function Referrer({ address }: { address: string | null }) {
  if (!address) return "–";
  return (
    <bdi dir="ltr" title={address} className="inline-block max-w-40 truncate align-bottom">
      {address.replace(/^https?:\/\//, "")}
    </bdi>
  );
}
