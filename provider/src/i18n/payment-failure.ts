import type { TextByLanguage } from "#contract/notifications/notification-types.ts";
import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";
import { paymentFailures as ar } from "../locales/ar/payment-failures.ts";
import { paymentFailures as en } from "../locales/en/payment-failures.ts";
import { paymentFailures as fr } from "../locales/fr/payment-failures.ts";
import { paymentFailures as vi } from "../locales/vi/payment-failures.ts";

/** Returns why the bank didn't pay and what the member can do, in every language of notifications. */
export function paymentFailureText(failure: PaymentFailure): TextByLanguage {
  return { vi: vi[failure], en: en[failure], fr: fr[failure], ar: ar[failure] };
}
