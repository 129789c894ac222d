import { Form, useLocation } from "react-router";
import type { AdminProgramme } from "#contract/networks/admin-programmes.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { NoValue } from "~/components/data-table/no-value";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { storeFact } from "~/features/administration/store-fact";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useHasPermission } from "~/page/use-viewer";
import { AcceptFields } from "./accept-fields";
import { ProgrammeBadge } from "~/features/networks/programme-badge";
import { Commission } from "./commission";

interface ProgrammeDetailProps {
  programme: AdminProgramme;
  stores: { value: string; name: string }[];
  formKey: string;
  result: SubmissionResult | undefined;
}

const day = (value: string) => <DateTime value={value} style="minute" />;

/** Shows a programme with its values and the possible decisions. */
export function ProgrammeDetail({ programme, stores, formKey, result }: ProgrammeDetailProps) {
  const t = useTranslation("network-programmes");
  const canDecide = useHasPermission("offers.write");
  const { search } = useLocation();
  const form = useFormCheck(result);
  const { id, state, domains, site, validationDays, hasDeepLinks, store, offer } = programme;
  const canAccept = state === "new" || state === "changed";
  return (
    <DetailSheet
      isWide
      title={<bdi>{programme.name}</bdi>}
      subtitle={<ProgrammeBadge {...programme} />}
      links={
        offer && (
          <LocalizedLinkButton size="sm" variant="soft" to={`/apps/details/cash-offers?view=${offer}`}>
            {t("openOffer")}
          </LocalizedLinkButton>
        )
      }
    >
      <Facts
        facts={[
          { label: t("id"), value: <bdi>{programme.programme}</bdi> },
          { label: t("commission"), value: <Commission programme={programme} /> },
          ...(store ? [storeFact(t("store"), store)] : []),
          {
            label: t("site"),
            value: site ? (
              <a
                href={site}
                target="_blank"
                rel="noopener noreferrer"
                dir="ltr"
                className="break-all text-primary hover:underline"
              >
                {site}
              </a>
            ) : (
              <NoValue />
            ),
          },
          { label: t("domains"), value: domains.length > 0 ? <bdi>{domains.join(", ")}</bdi> : <NoValue /> },
          { label: t("validationDays"), value: validationDays ?? <NoValue /> },
          {
            label: t("deepLinks"),
            value: hasDeepLinks === null ? <NoValue /> : t(hasDeepLinks ? "yes" : "no"),
          },
          { label: t("firstSeen"), value: day(programme.firstSeenAt) },
          { label: t("lastSeen"), value: day(programme.lastSeenAt) },
        ]}
      />
      {canDecide && state !== "accepted" && state !== "ended" && (
        <Form method="post" action={search} className="grid gap-2" preventScrollReset {...form.props}>
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <input type="hidden" name="programme" value={id} />
          {canAccept && <AcceptFields form={form} programme={programme} stores={stores} />}
          <div className="flex flex-wrap gap-3">
            {canAccept && <IntentButton intent="accept" label={t("accept")} />}
            {state === "changed" && <IntentButton intent="review" label={t("review")} variant="soft" />}
            {state === "new" && <IntentButton intent="ignore" label={t("ignore")} variant="outline" />}
            {state === "ignored" && <IntentButton intent="restore" label={t("restore")} variant="soft" />}
          </div>
        </Form>
      )}
    </DetailSheet>
  );
}
