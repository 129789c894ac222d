import { randomUUID } from "node:crypto";
import { approveIssuer, getIssuer, rejectIssuer } from "#contract/invoices/invoice-issuer.ts";
import { getInvoiceSummary } from "#contract/invoices/invoices.ts";
import { invoiceLanguages } from "#contract/invoices/invoice-limits.ts";
import { groupedIban } from "#contract/text/input/grouped-iban.ts";
import { readForm } from "~/components/form/read-form.server";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { Card } from "~/components/ui/card";
import { percentageText } from "~/i18n/typed-text";
import { billingPath, invoicesPath } from "~/features/invoices/invoice-paths";
import { decideOnProposal } from "~/features/shop-admin/settings/settings.server";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { languageNames } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { IssuerProposal } from "./issuer-proposal";
import { PartyForm } from "./party-form";
import { saveBilling } from "./save-billing.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export const handle = shellScreen("invoices", "settings");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = providerClient(context);
  const [{ data: summary }, { data: issuer }] = await Promise.all([call(getInvoiceSummary), call(getIssuer)]);
  const selectedNetwork = summary.networks.find(({ key }) => key === url.searchParams.get("network"));
  return { summary, selectedNetwork, issuer, formKey: randomUUID() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "invoices");
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "approve" || intent === "refuse")
    return decideOnProposal({ context, url, form }, intent, { approve: approveIssuer, refuse: rejectIssuer });
  return saveBilling({ provider: providerClient(context), t, language: getLocale(context), url, form });
}

/** Edits the issuer of invoices and the billing details of each network. */
export default function InvoiceBilling({
  loaderData: { summary, selectedNetwork, issuer: issuerSettings, formKey },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { networks } = summary;
  const { value: issuer, proposal } = issuerSettings;
  const result = actionData?.form === "party" ? actionData.result : undefined;
  const share = (points: number) => (points === 0 ? "" : percentageText(points, language));
  return (
    <Screen
      title={t("billingTitle")}
      subtitle={t("billingSubtitle")}
      isNarrow
      actions={
        <LocalizedLinkButton to={invoicesPath} variant="outline">
          {t("back")}
        </LocalizedLinkButton>
      }
    >
      {proposal && (
        <IssuerProposal
          proposal={proposal}
          formKey={formKey}
          result={actionData?.form === "decision" ? actionData.result : undefined}
        />
      )}
      {selectedNetwork ? (
        <Card title={<bdi>{selectedNetwork.name}</bdi>} subtitle={t("networkText")}>
          <PartyForm
            key={selectedNetwork.key}
            intent="network"
            version={selectedNetwork.billing.version}
            party={selectedNetwork.billing}
            result={result}
          >
            {(field) => (
              <>
                <input type="hidden" name="network" value={selectedNetwork.key} />
                <SelectField
                  {...field("language", selectedNetwork.billing.language)}
                  label={t("paperLanguage")}
                  options={invoiceLanguages.map((value) => ({ value, label: languageNames[value] }))}
                />
                <TextField
                  {...field("termDays", String(selectedNetwork.billing.termDays))}
                  label={t("termDays")}
                  inputMode="numeric"
                  maxLength={3}
                  dir="ltr"
                />
                {(["tax1", "tax2"] as const).map((tax) => (
                  <TextField
                    key={tax}
                    {...field(tax, share(selectedNetwork.billing[tax]))}
                    label={t(`${tax}Percent`)}
                    inputMode="decimal"
                    dir="ltr"
                  />
                ))}
              </>
            )}
          </PartyForm>
        </Card>
      ) : (
        <Card title={t("issuerTitle")} subtitle={t("issuerText")}>
          <PartyForm
            intent="issuer"
            key={issuerSettings.version}
            version={issuerSettings.version}
            party={issuer}
            result={result}
          >
            {(field) => (
              <>
                <TextField {...field("bank", issuer.bank)} label={t("bank")} dir="auto" maxLength={120} />
                <TextField {...field("iban", groupedIban(issuer.iban))} label={t("iban")} dir="ltr" />
                <TextField {...field("bic", issuer.bic)} label={t("bic")} dir="ltr" />
                {(["achRouting", "achCompanyId"] as const).map((name) => (
                  <TextField key={name} {...field(name, issuer[name] ?? "")} label={t(name)} dir="ltr" />
                ))}
              </>
            )}
          </PartyForm>
        </Card>
      )}
      <Card title={t("networksTitle")}>
        <ul className="divide-y divide-line">
          {networks.map(({ key, name, billing }) => (
            <li key={key} className="relative flex flex-wrap justify-between gap-4 py-3">
              <LocalizedLink
                to={`${billingPath}?network=${encodeURIComponent(key)}`}
                className="font-medium text-primary after:absolute after:inset-0 hover:underline"
              >
                <bdi>{name}</bdi>
              </LocalizedLink>
              <span className="text-sm text-muted">
                {t("terms", { count: billing.termDays, days: formatNumber(billing.termDays, language) })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Screen>
  );
}
