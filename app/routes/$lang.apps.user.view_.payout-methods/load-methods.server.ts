import { randomUUID } from "node:crypto";
import { listPayoutMethods, payoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import { getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import { formConstraints } from "~/components/form/constraints.server";
import type { NewMethodForm } from "~/features/withdrawals/method-links";
import { methodSchemas } from "~/features/withdrawals/method-schemas.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface Visit {
  provider: ProviderClient;
  t: Translate<Namespaces["withdrawals"]>;
  language: Language;
}

/** Loads the member's payout methods, and the form that the URL opens. */
export async function loadMethods({ provider: { call }, t, language }: Visit, parameters: URLSearchParams) {
  const [{ data: methods }, { data: limits }] = await Promise.all([
    call(listPayoutMethods),
    call(getWithdrawalLimits),
  ]);
  const kind = payoutMethodKind.safeParse(parameters.get("add")).data;
  const adding: NewMethodForm | null = kind
    ? {
        kind,
        constraints: formConstraints<[typeof t, Language]>(methodSchemas[kind], t, language),
        key: randomUUID(),
      }
    : null;
  const methodToRemove = methods.find(({ id }) => id === parameters.get("remove")) ?? null;
  return { methods, limits, adding, removing: methodToRemove };
}
