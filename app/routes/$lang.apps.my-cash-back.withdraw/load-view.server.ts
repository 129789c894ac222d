import { formConstraints } from "~/components/form/constraints.server";
import { randomUUID } from "node:crypto";
import { id } from "#contract/text/identifiers.ts";
import {
  listPayoutMethods,
  type PayoutMethod,
  payoutMethodKind,
} from "#contract/withdrawals/payout-methods.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { getWithdrawal, getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Limits } from "~/features/withdrawals/method-links";
import { methodSchemas } from "~/features/withdrawals/method-schemas.server";
import type { Language } from "~/i18n/languages";
import { loadPart } from "~/provider-client/load-part.server";
import { formatAmountInput } from "~/i18n/typed-text";
import { priceAmount } from "./price-amount.server";
import type { MethodView, WithdrawView } from "./view";
import type { Visit } from "./visit.server";

const maxAmountLength = 64;

/**
 * Loads the step in the URL, or the first incomplete step before it: the step "method" if the member has no
 * payout method, and the step "amount" if the amount or the selected method is missing or invalid.
 * @throws ProviderError 404 for a withdrawal that isn't the member's
 */
export async function loadView(visit: Visit, parameters: URLSearchParams): Promise<WithdrawView> {
  const step = parameters.get("step");
  const created = id.safeParse(parameters.get("withdrawal")).data;
  if (step === "done" && created) {
    return { step, withdrawal: (await visit.provider.call(getWithdrawal, { params: { id: created } })).data };
  }
  const basis = await loadBasis(visit, parameters);
  const { methods, limits } = basis;
  if (basis.obstacle || limits.wait || methods.length === 0 || basis.adding) return basis;

  const maximum = maximumOf(limits, visit.language);
  const requestedId = parameters.get("method");
  const isOpen = step !== "review" && requestedId === null;
  const method = isOpen
    ? usualMethod(methods, limits)
    : methods.find(({ id: methodId }) => methodId === requestedId);
  const amount =
    parameters.get("amount")?.slice(0, maxAmountLength) ?? (step === "review" ? "" : maximum.text);
  const hasInput = method && (step === "review" || amount !== "");
  const price = hasInput ? await priceAmount(visit, { method, limits, amount }) : {};
  const validMethod = price.unknownMethod === undefined ? method : undefined;
  if (step === "review" && validMethod && price.quote) {
    const key = formKey.safeParse(parameters.get("key")).data ?? randomUUID();
    return { step, method: validMethod, limits, amount, quote: price.quote, key };
  }
  const missingText = requestedId ? visit.t("methodUnknown") : visit.t("methodMissing");
  return {
    step: "amount",
    methods,
    limits,
    method: validMethod ?? null,
    methodProblem: price.unknownMethod ?? (validMethod || isOpen ? null : missingText),
    amount,
    // A different amount is a different withdrawal and needs a new key.
    key: randomUUID(),
    quote: price.quote ?? null,
    result: price.problem
      ? { status: "error", error: { amount: [price.problem] }, initialValue: { amount } }
      : null,
    maximum,
  };
}

/** Returns the maximum amount of a withdrawal as a number and as formatted text. */
function maximumOf(limits: Limits, language: Language) {
  const amount = Math.min(limits.available, limits.maximum);
  return { amount, text: formatAmountInput(amount, limits.currency, language) };
}

/** Returns the available method that was used last, or the oldest available method if none has been used. */
function usualMethod(methods: PayoutMethod[], limits: Limits): PayoutMethod | undefined {
  const usableMethods = methods.filter(
    ({ kind, failure }) => !failure && limits.fees[kind].isOffered !== false,
  );
  const [lastUsed] = usableMethods.toSorted((a, b) => (b.lastUsedAt ?? "").localeCompare(a.lastUsedAt ?? ""));
  return lastUsed;
}

async function loadBasis({ provider, t, language }: Visit, parameters: URLSearchParams): Promise<MethodView> {
  const [methods, limits, wallet] = await Promise.all([
    provider.call(listPayoutMethods),
    provider.call(getWithdrawalLimits),
    loadPart(provider.call(getWallet).then(({ data }) => data)),
  ]);
  const kind = payoutMethodKind.safeParse(parameters.get("add")).data;
  return {
    step: "method",
    methods: methods.data,
    limits: limits.data,
    adding: kind
      ? {
          kind,
          constraints: formConstraints<[typeof t, Language]>(methodSchemas[kind], t, language),
          key: randomUUID(),
        }
      : null,
    obstacle: wallet.state === "loaded" && !wallet.data.withdrawable.possible ? wallet.data : null,
  };
}
