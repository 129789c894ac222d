import type { FraudSignal } from "#contract/fraud/fraud-signals.ts";
import { conversion } from "./conversion.ts";
import { countryMismatch } from "./country-mismatch.ts";
import type { Signal } from "./define-signal.ts";
import { disposableMail } from "./disposable-mail.ts";
import { fastPurchases } from "./fast-purchases.ts";
import { payoutVelocity } from "./payout-velocity.ts";
import { rejectedClaims } from "./rejected-claims.ts";
import { returns } from "./returns.ts";
import { selfReferral } from "./self-referral.ts";
import { sharedAddress } from "./shared-address.ts";
import { sharedDevice } from "./shared-device.ts";
import { sharedPayout } from "./shared-payout.ts";

/** Every signal by its key. */
export const signals: Record<FraudSignal, Signal> = {
  shared_payout: sharedPayout,
  shared_device: sharedDevice,
  shared_address: sharedAddress,
  self_referral: selfReferral,
  disposable_mail: disposableMail,
  fast_purchases: fastPurchases,
  refused_claims: rejectedClaims,
  payout_velocity: payoutVelocity,
  conversion,
  returns,
  country_mismatch: countryMismatch,
};
