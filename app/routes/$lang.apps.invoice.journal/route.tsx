import { Download } from "lucide-react";
import { data, Form } from "react-router";
import { defaultJournalAccounts } from "#contract/accounting/journal-accounts.ts";
import { getJournal, type Journal } from "#contract/accounting/journal.ts";
import { boundedDay } from "#contract/text/identifiers.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { TextField } from "~/components/form/text-field";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { IfPermitted } from "~/components/ui/if-permitted";
import { Money } from "~/components/ui/money";
import { journalPath } from "~/features/invoices/invoice-paths";
import { settingsPaths } from "~/features/shop-admin/settings/settings-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { csvPath } from "~/navigation/csv-path";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("journal");

// The time limit in milliseconds. It is longer than for other pages, because the database sums the bookings
// of up to a year.
const deadline = 10_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = { from: url.searchParams.get("from") ?? "", to: url.searchParams.get("to") ?? "" };
  const t = getTranslation(context, "journal");
  const invalid = (["from", "to"] as const).filter(
    (name) => typed[name] && !boundedDay.safeParse(typed[name]).success,
  );
  if (invalid.length > 0) {
    const errors: Record<string, string[]> = Object.fromEntries(
      invalid.map((name) => [name, [t("dateInvalid")]]),
    );
    return data({ days: typed, journal: null, errors }, { status: 400 });
  }
  const query = { ...(typed.from && { from: typed.from }), ...(typed.to && { to: typed.to }) };
  try {
    const { data: journal } = await providerClient(context).call(getJournal, { query }, { deadline });
    return { days: { from: journal.from, to: journal.to }, journal, errors: undefined };
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.fields) throw error;
    return data({ days: typed, journal: null, errors: error.fields }, { status: error.status });
  }
}

/**
 * Shows the journal for the operator's accounting: the debits and credits of a period by account, and links
 * to the files.
 */
export default function AccountingJournal({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("journal");
  const language = useLanguage();
  const { days, journal, errors } = loaderData;
  const currencies = [...new Set(journal?.accounts.map(({ currency }) => currency))];
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <IfPermitted permission="settings.read">
          <LocalizedLinkButton to={settingsPaths.accounting} variant="outline">
            {t("accounts")}
          </LocalizedLinkButton>
        </IfPermitted>
      }
    >
      <Card label={t("period")} className="no-print">
        <Form key={`${days.from} ${days.to}`} className="flex flex-wrap items-start gap-x-4">
          {(["from", "to"] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              name={name}
              label={t(name)}
              defaultValue={days[name]}
              errors={errors?.[name]}
              className="sm:min-w-44"
            />
          ))}
          <Button type="submit" className="sm:mt-6.5">
            {t("show")}
          </Button>
        </Form>
        {journal && (
          <p className="text-xs text-muted">
            {t("daysNote", { zone: isolateDirection(journal.timeZone.replaceAll("_", " "), language) })}
          </p>
        )}
      </Card>
      {journal && currencies.length === 0 && (
        <Card>
          <EmptyState illustration="search" title={t("empty")} text={t("emptyText")} />
        </Card>
      )}
      {journal && currencies.map((currency) => <Sums key={currency} currency={currency} journal={journal} />)}
    </Screen>
  );
}

function Sums({ currency, journal: { from, to, accounts } }: { currency: string; journal: Journal }) {
  const t = useTranslation("journal");
  // An account name that the operator hasn't changed is shown in the reader's language. Files contain the
  // stored name.
  const nameOf = ({ account, name }: Journal["accounts"][number]) =>
    name === defaultJournalAccounts[account].name ? t(`name_${account}`) : name;
  const rows = accounts.filter((row) => row.currency === currency);
  const sum = (side: "debit" | "credit") => rows.reduce((total, row) => total + row[side], 0);
  const side = (id: "debit" | "credit"): Column<Journal["accounts"][number]> => ({
    id,
    header: t(id),
    align: "end",
    cell: (row) => <Money amount={row[id]} currency={currency} />,
  });
  const file = `${csvPath(journalPath)}?from=${from}&to=${to}`;
  return (
    <Card
      padded={false}
      title={currency}
      subtitle={
        <>
          {t("debit")}: <Money amount={sum("debit")} currency={currency} /> · {t("credit")}:{" "}
          <Money amount={sum("credit")} currency={currency} />
        </>
      }
      actions={
        <div className="no-print flex flex-wrap gap-2">
          <LocalizedLinkButton to={file} reloadDocument variant="outline">
            <Download aria-hidden className="size-4" />
            {t("csv")}
          </LocalizedLinkButton>
          <LocalizedLinkButton to={`${file}&fec=${currency}`} reloadDocument variant="outline">
            <Download aria-hidden className="size-4" />
            {t("fec", { currency })}
          </LocalizedLinkButton>
        </div>
      }
    >
      <PlainTable
        label={t("sums", { currency })}
        columns={[
          {
            id: "name",
            header: t("account"),
            primary: true,
            cell: (row) => (
              <>
                <bdi className="figures text-muted">{row.number}</bdi> <bdi>{nameOf(row)}</bdi>
              </>
            ),
          },
          side("debit"),
          side("credit"),
        ]}
        rows={rows}
        rowKey={({ account }) => account}
      />
    </Card>
  );
}
