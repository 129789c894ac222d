import { Form } from "react-router";
import type { RateFileDetails, RateEffect, RateLine } from "#contract/exchange-rates/exchange-rate-files.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Badge } from "~/components/ui/badge";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { formatRate } from "~/i18n/foreign-money";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const effects = ["new", "changes", "unchanged", "kept"] as const satisfies RateEffect[];
const tones = { new: "success", changes: "info", unchanged: "neutral", kept: "warning" } as const;

interface FileViewProps {
  file: RateFileDetails;
  base: string;
  formKey: string;
  mayApply: boolean;
  result: SubmissionResult | undefined;
}

/** Shows the changes that a file of exchange rates would make, with a button that applies it. */
export function FileView({ file, base, formKey, mayApply, result }: FileViewProps) {
  const t = useTranslation("exchange-rates");
  const language = useLanguage();
  const columns = useColumns(base);
  const state = formState(result);
  const { id, fileName, firstDay, lastDay, olderDays, totals, rates, appliedAt } = file;
  const lineCount = effects.reduce((sum, effect) => sum + totals[effect], 0);
  const day = (text: string) => formatDate(text, language);
  return (
    <DetailSheet
      isWide
      title={<bdi>{fileName}</bdi>}
      subtitle={
        firstDay && lastDay ? (
          <span suppressHydrationWarning>{t("fileDays", { from: day(firstDay), to: day(lastDay) })}</span>
        ) : null
      }
    >
      <dl aria-label={t("fileEffects")} className="mb-6 grid grid-cols-2 gap-4 md:grid-cols-4">
        {effects.map((effect) => (
          <div key={effect}>
            <dt className="text-sm text-muted">{t(`effect_${effect}`)}</dt>
            <dd className="figures text-2xl font-semibold">{formatNumber(totals[effect], language)}</dd>
          </div>
        ))}
      </dl>
      {olderDays > 0 && <p className="mb-4 max-w-prose text-sm text-muted">{t("fileOlder")}</p>}
      {mayApply && !appliedAt && totals.new + totals.changes > 0 ? (
        <Form method="post" className="mb-6 flex flex-wrap items-center gap-4" preventScrollReset>
          <input type="hidden" name="file" value={id} />
          <FormErrors state={state} />
          <FormKey state={state} fresh={formKey} />
          <IntentButton intent="apply" label={t("fileApply")} />
          <RecordButton variant="ghost" label={t("cancel")} />
          <p className="max-w-prose text-sm text-muted">{t("fileApplyEffect")}</p>
        </Form>
      ) : (
        <FormErrors state={state} isFormGone />
      )}
      {rates.length > 0 && (
        <>
          {lineCount > rates.length && <p className="mb-2 text-sm text-muted">{t("fileRatesShown")}</p>}
          <PlainTable
            label={t("fileRates")}
            columns={columns}
            rows={rates}
            rowKey={({ currency, day: on }) => `${on} ${currency}`}
          />
        </>
      )}
    </DetailSheet>
  );
}

function useColumns(base: string): Column<RateLine>[] {
  const t = useTranslation("exchange-rates");
  const language = useLanguage();
  const rate = (text: string) => (
    <bdi dir="ltr" className="figures whitespace-nowrap" suppressHydrationWarning>
      {formatRate(text, language)}
    </bdi>
  );
  return [
    {
      id: "currency",
      header: t("currency"),
      primary: true,
      cell: ({ currency, day }) => (
        <span suppressHydrationWarning>
          <bdi dir="ltr">{currency}</bdi> · {formatDate(day, language)}
        </span>
      ),
    },
    { id: "rate", header: t("rateIn", { base }), align: "end", cell: (line) => rate(line.rate) },
    {
      id: "before",
      header: t("rateBefore"),
      align: "end",
      cell: ({ before }) => (before === null ? "–" : rate(before)),
    },
    {
      id: "effect",
      header: t("fileEffects"),
      cell: ({ effect }) => <Badge tone={tones[effect]}>{t(`effect_${effect}`)}</Badge>,
    },
  ];
}
