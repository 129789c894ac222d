import { randomUUID } from "node:crypto";
import { type ClaimableClick, listClaimable, listClaims, maxProofSize } from "#contract/claims/claims.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { formConstraints } from "~/components/form/constraints.server";
import type { SelectOption } from "~/components/ui/select";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { formatDate, isolateDirection } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { claimSchema } from "./schema.server";

/** The list of a member's claims, newest first. */
const claims = listScreen(listClaims, { keep: ["visit", "sent"] });

type Text = Translate<Namespaces["claims"]>;

/**
 * Loads the visits for which a claim is possible, and the claims. `?visit=` selects a visit, and `?sent=`
 * contains the id of the claim that was just submitted.
 */
export async function loadClaims(context: RequestContext, url: URL) {
  const provider = providerClient(context);
  const [language, t] = [getLocale(context), getTranslation(context, "claims")];
  const [claimable, list] = await Promise.all([
    provider.call(listClaimable),
    loadList(provider, claims, url),
  ]);
  const now = new Date().toISOString();
  const visits = claimable.data.map((click) => visitOption(click, now, language, t));
  const selectedVisit = visits.find(
    ({ value, disabled }) => value === url.searchParams.get("visit") && !disabled,
  );
  return {
    form: {
      visits,
      chosen: selectedVisit?.value,
      largestProof: maxProofSize,
      currency: claimable.meta.currency,
      constraints: formConstraints(claimSchema, t),
      key: randomUUID(),
    },
    sent: url.searchParams.get("sent") ?? undefined,
    list: {
      ...list,
      rows: list.rows.map((claim) => ({ ...claim, store: withLogoAddress(claim.store) })),
    },
  };
}
export type ClaimsView = Awaited<ReturnType<typeof loadClaims>>;

function visitOption(click: ClaimableClick, now: string, language: Language, t: Text): SelectOption {
  const formatTime = (instant: string) => isolateDirection(formatDate(instant, language, "minute"), language);
  const isEarly = now < click.claimableFrom;
  const values = { store: isolateDirection(click.store.name, language), at: formatTime(click.at) };
  return {
    value: click.id,
    label: isEarly
      ? t("visitEarly", { ...values, from: formatTime(click.claimableFrom) })
      : t("visitLabel", values),
    disabled: isEarly,
  };
}
