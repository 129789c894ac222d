import { formConstraints } from "~/components/form/constraints.server";
import { randomUUID } from "node:crypto";
import { id } from "#contract/text/identifiers.ts";
import { listPayoutMethods, payoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { getWithdrawal, getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import { formKey } from "~/components/form/form-key-schema";
import { methodSchemas } from "~/features/withdrawals/method-schemas.server";
import type { Language } from "~/i18n/languages";
import { loadPart } from "~/provider-client/load-part.server";
import { amountText } from "~/i18n/typed-text";
import { priceAmount } from "./price-amount.server";
import type { MethodView, WithdrawView } from "./view";
import type { Visit } from "./visit.server";

const longestAmount = 64;

/**
 * Loads the step in the URL, or the first one that isn't complete: the method if it is unknown, the amount if
 * the provider refuses it.
 * @throws ProviderError; 404 for a withdrawal that isn't the member's
 */
export async function loadView(visit: Visit, parameters: URLSearchParams): Promise<WithdrawView> {
  const step = parameters.get("step");
  const made = id.safeParse(parameters.get("withdrawal")).data;
  if (step === "done" && made) {
    return { step, withdrawal: (await visit.provider.call(getWithdrawal, { params: { id: made } })).data };
  }
  const basis = await loadBasis(visit, parameters);
  const { methods, limits, obstacle } = basis;
  if (obstacle || limits.wait || (step !== "amount" && step !== "review")) return basis;
  const method = methods.find((known) => known.id === parameters.get("method"));
  if (!method)
    return {
      ...basis,
      error: parameters.get("method") ? visit.t("methodUnknown") : visit.t("methodMissing"),
    };

  const amount = (parameters.get("amount") ?? "").slice(0, longestAmount);
  const price =
    step === "amount" && amount === "" ? {} : await priceAmount(visit, { method, limits, amount });
  if (price.unknownMethod) return { ...basis, chosen: null, error: price.unknownMethod };
  if (step === "review" && price.quote) {
    const key = formKey.safeParse(parameters.get("key")).data ?? randomUUID();
    return { step, method, limits, amount, quote: price.quote, key };
  }
  const most = Math.min(limits.available, limits.maximum);
  return {
    // A different amount is a different withdrawal, so it gets a new key.
    step: "amount",
    method,
    limits,
    amount,
    key: randomUUID(),
    quote: price.quote ?? null,
    result: price.problem
      ? { status: "error", error: { amount: [price.problem] }, initialValue: { amount } }
      : null,
    most: { amount: most, text: amountText(most, limits.currency, visit.language) },
  };
}

async function loadBasis({ provider, t, language }: Visit, parameters: URLSearchParams): Promise<MethodView> {
  const [methods, limits, wallet] = await Promise.all([
    provider.call(listPayoutMethods),
    provider.call(getWithdrawalLimits),
    loadPart(provider.call(getWallet).then(({ data }) => data)),
  ]);
  const kind = payoutMethodKind.safeParse(parameters.get("add")).data;
  const find = (name: string) => methods.data.find((method) => method.id === parameters.get(name));
  return {
    step: "method",
    methods: methods.data,
    limits: limits.data,
    chosen: find("method")?.id ?? null,
    error: null,
    adding: kind
      ? {
          kind,
          constraints: formConstraints<[typeof t, Language]>(methodSchemas[kind], t, language),
          key: randomUUID(),
        }
      : null,
    removing: find("remove") ?? null,
    obstacle: wallet.state === "loaded" && !wallet.data.withdrawable.possible ? wallet.data : null,
  };
}
