import { Check } from "lucide-react";
import { Form } from "react-router";
import type { DaySpan } from "#contract/overview/admin-overview.ts";
import { overviewPeriods } from "#contract/overview/overview-periods.ts";
import { TextField } from "~/components/form/text-field";
import { Button } from "~/components/ui/button";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { ZoneNote } from "~/components/ui/zone-note";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { type PeriodChoice, periodSearch } from "./period-choice";

interface PeriodPickerProps {
  choice: PeriodChoice;
  /** The days that the figures cover; `null` if nothing could be loaded. */
  shown: DaySpan | null;
  /** Whether the screen can also show the previous period. */
  canCompare?: boolean;
  /** Other parameters of the screen's URL. */
  otherParameters?: [name: string, value: string][];
}

/** Lets users choose the period of figures and whether to compare it, with links and a GET form. */
export function PeriodPicker({ choice, shown, canCompare = true, otherParameters = [] }: PeriodPickerProps) {
  const t = useTranslation("overview");
  const { compares, chart, issues } = choice;
  const isCustom = choice.preset === null;
  const days = isCustom ? choice : shown;
  return (
    <Card label={t("period")} className="no-print">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <nav aria-label={t("presets")} className="flex flex-wrap gap-2 sm:pt-6.5">
          {overviewPeriods.map((preset) => (
            <Link
              key={preset}
              to={periodSearch(choice, { preset }, otherParameters)}
              preventScrollReset
              aria-current={choice.preset === preset ? "true" : undefined}
              className={buttonStyle(choice.preset === preset ? "soft" : "outline", "sm", "min-h-11")}
            >
              {t(`period_${preset}`)}
            </Link>
          ))}
          {canCompare && (
            <Link
              to={periodSearch(choice, { compares: !compares }, otherParameters)}
              preventScrollReset
              aria-current={compares ? "true" : undefined}
              className={buttonStyle(compares ? "soft" : "outline", "sm", "min-h-11")}
            >
              {compares && <Check aria-hidden className="size-4" />}
              {t("compare")}
            </Link>
          )}
        </nav>
        <Form
          // Resets the fields when a preset or the back button changes the days.
          key={`${days?.from} ${days?.to}`}
          preventScrollReset
          className="grid items-start gap-x-3 max-sm:w-full max-sm:grid-cols-2 sm:-mb-4 sm:flex sm:flex-wrap"
        >
          {otherParameters.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          {!compares && <input type="hidden" name="compare" value="off" />}
          {chart !== "clicks" && <input type="hidden" name="chart" value={chart} />}
          {(["from", "to"] as const).map((name) => {
            const issue = issues[name];
            return (
              <TextField
                key={name}
                type="date"
                name={name}
                label={t(name)}
                defaultValue={days?.[name]}
                errors={issue && [t(`issue_${issue}`)]}
                className="sm:min-w-40"
              />
            );
          })}
          <Button type="submit" variant="soft" className="justify-self-start sm:mt-6.5">
            {t("show")}
          </Button>
        </Form>
      </div>
      <ZoneNote hasClicks className="mt-4" />
    </Card>
  );
}
