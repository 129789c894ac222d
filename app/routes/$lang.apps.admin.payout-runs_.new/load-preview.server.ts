import { parseAmount } from "#contract/money/amount.ts";
import type { CallData } from "#contract/calls/call.ts";
import { previewPayoutRun, type PayoutSelection } from "#contract/payout-runs/payout-runs.ts";
import { type RailKey, railKeys, railsFor } from "#contract/payout-runs/rails.ts";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

type Preview = CallData<typeof previewPayoutRun>;

/** The filters as typed, their errors, and the run that would be created. */
export interface LoadedPreview {
  offered: RailKey[];
  typed: { rail: RailKey; olderThanDays: string; minimum: string; maximum: string };
  errors: Partial<Record<"olderThanDays" | "minimum" | "maximum", string>>;
  selection: PayoutSelection;
  preview: Preview;
}

const maxDays = 365;

/**
 * Loads the preview for the filters in the URL. An invalid filter is ignored and has an entry in `errors`.
 */
export async function loadPreview(
  provider: ProviderClient,
  parameters: URLSearchParams,
  { t, language }: { t: Translate<Namespaces["payout-runs"]>; language: Language },
): Promise<LoadedPreview> {
  const requestedRail = railKeys.find((rail) => rail === parameters.get("rail")) ?? railKeys[0];
  const firstPreview = (await provider.call(previewPayoutRun, { query: { rail: requestedRail } })).data;
  const offered = railsFor(firstPreview.currency);
  const rail = offered.includes(requestedRail) ? requestedRail : offered[0]!;
  const textOf = (name: string) => (parameters.get(name) ?? "").trim().slice(0, 32);
  const typed = {
    rail,
    olderThanDays: textOf("olderThanDays"),
    minimum: textOf("minimum"),
    maximum: textOf("maximum"),
  };
  const errors: LoadedPreview["errors"] = {};
  const selection: PayoutSelection = { rail };
  for (const name of ["minimum", "maximum"] as const) {
    if (typed[name] === "") continue;
    const amount = parseAmount(typed[name], firstPreview.currency, language);
    if (amount.ok && amount.amount > 0) selection[name] = amount.amount;
    else errors[name] = t("amountWrong");
  }
  if (typed.olderThanDays !== "") {
    const isDays = /^\d{1,3}$/.test(typed.olderThanDays) && Number(typed.olderThanDays) <= maxDays;
    if (isDays) selection.olderThanDays = Number(typed.olderThanDays);
    else errors.olderThanDays = t("daysWrong");
  }
  const isFirst = rail === requestedRail && Object.keys(selection).length === 1;
  const preview = isFirst ? firstPreview : (await provider.call(previewPayoutRun, { query: selection })).data;
  return { offered, typed, errors, selection, preview };
}
