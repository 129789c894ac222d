import type { FraudCaseDetail } from "#contract/fraud/admin-fraud.ts";
import type { FraudLink } from "#contract/fraud/fraud-signals.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { graphSize, lineOf, placeAccounts } from "./graph-layout";

/** Each kind of link has its own dash pattern, so that the kinds differ in more than color. */
const dashPatterns: Record<FraudLink, string | undefined> = {
  payout: undefined,
  device: "10 5",
  address: "3 5",
  referral: "10 4 2 4",
};
const maxNameLength = 18;

/** Shows the links between a case's accounts as a drawing and as a table. */
export function AccountGraph({ fraudCase: { accounts, links } }: { fraudCase: FraudCaseDetail }) {
  const t = useTranslation("fraud");
  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? "–";
  const rows = links.map((link) => ({ ...link, key: `${link.from} ${link.to}` }));
  const columns = [
    {
      id: "from",
      header: t("account"),
      primary: true,
      cell: ({ from }: (typeof rows)[number]) => <bdi>{nameOf(from)}</bdi>,
    },
    {
      id: "to",
      header: t("otherAccount"),
      labelled: true,
      cell: ({ to }: (typeof rows)[number]) => <bdi>{nameOf(to)}</bdi>,
    },
    {
      id: "share",
      header: t("share"),
      labelled: true,
      cell: ({ kinds }: (typeof rows)[number]) => kinds.map((kind) => t(`link_${kind}`)).join(" · "),
    },
  ];
  return (
    <Card title={t("graph")} subtitle={links.length > 0 ? t("graphText") : undefined} padded={false}>
      {links.length === 0 ? (
        <p className="p-5 text-muted sm:px-6">{t("noLinks")}</p>
      ) : (
        <div className="grid items-start gap-6 pb-5 lg:grid-cols-2">
          <Drawing accounts={accounts} links={links} nameOf={nameOf} />
          <PlainTable label={t("links")} columns={columns} rows={rows} rowKey={({ key }) => key} />
        </div>
      )}
    </Card>
  );
}

type DrawingProps = Pick<FraudCaseDetail, "accounts" | "links"> & { nameOf: (id: string) => string };

/**
 * Both Latin and Arabic names are laid out from left to right; only the text of each name has its own
 * direction.
 */
function Drawing({ accounts, links, nameOf }: DrawingProps) {
  const t = useTranslation("fraud");
  const positions = placeAccounts(accounts.map(({ id }) => id));
  const kinds = [...new Set(links.flatMap((link) => link.kinds))];
  return (
    <figure className="min-w-0 px-5 sm:px-6">
      {/* On phones, the drawing scrolls instead of shrinking, so that names stay legible. */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("graph")}>
        <svg
          role="img"
          aria-label={t("graph")}
          viewBox={`0 0 ${graphSize.width} ${graphSize.height}`}
          className="h-auto w-full min-w-120"
          direction="ltr"
        >
          {links.map((link) => {
            const line = lineOf(link, positions);
            if (!line) return null;
            const { start, end } = line;
            return link.kinds.map((kind, index) => (
              <line
                key={`${link.from} ${link.to} ${kind}`}
                x1={start.x + index * 5}
                y1={start.y + index * 5}
                x2={end.x + index * 5}
                y2={end.y + index * 5}
                strokeWidth={2}
                strokeDasharray={dashPatterns[kind]}
                className="stroke-muted"
              />
            ));
          })}
          {accounts.map(({ id, hasCase }, index) => {
            const { x, y } = positions.get(id)!;
            return (
              <g key={id}>
                <title>{nameOf(id)}</title>
                <circle
                  cx={x}
                  cy={y}
                  r={index === 0 ? 22 : 16}
                  strokeWidth={2}
                  className={hasCase ? "fill-warning-soft stroke-warning" : "fill-sunken stroke-muted"}
                />
                <text
                  x={x}
                  y={y + (index === 0 ? 42 : 36)}
                  textAnchor="middle"
                  className="fill-ink stroke-surface stroke-4 text-base [paint-order:stroke]"
                >
                  {shorten(nameOf(id))}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <svg aria-hidden width={40} height={4}>
                <line
                  x2={40}
                  y1={2}
                  y2={2}
                  strokeWidth={2}
                  strokeDasharray={dashPatterns[kind]}
                  className="stroke-muted"
                />
              </svg>
              {t(`link_${kind}`)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function shorten(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name;
}
