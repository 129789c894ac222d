import { type CouponRequest, createCoupon } from "#contract/coupons/admin-coupons.ts";
import { listStoreNames } from "#contract/roles/admin-names.ts";
import { adminOfferChoices } from "#contract/offers/admin-offers.ts";
import { parseAmount } from "#contract/money/amount.ts";
import { adminCouponsPath } from "~/features/shop-admin/shop-admin-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import type { FormValues } from "../kits/form/form-definition";
import { numberOf } from "../kits/form/form-schema.server";
import type { WizardSubmission } from "../kits/wizard/wizard.server";
import { toWizardRejection } from "./wizard-rejection.server";

/** Creates the coupon and redirects to its form, where translations and a link can be added. */
export const sendCoupon: WizardSubmission["send"] = async (context, values, key) => {
  const provider = providerClient(context);
  try {
    const { currency } = (await provider.call(adminOfferChoices)).data;
    const worth = worthOf(values, currency);
    if (!worth) return { problem: getTranslation(context, "demo-fields")("wrongNumber"), status: 400 };
    const body = { store: text(values.couponStore), ...couponOf(values), ...worth };
    const { data: saved } = await provider.call(createCoupon, { body }, { idempotencyKey: key });
    const form = `${adminCouponsPath}?view=${encodeURIComponent(saved.id)}&step=edit`;
    return {
      to: localizedPath(form, getLocale(context)),
      toast: { tone: "success", title: getTranslation(context, "demo-wizards")("couponMade") },
    };
  } catch (error) {
    return toWizardRejection(error);
  }
};

/** Returns the stores that a coupon can belong to. */
export async function couponChoices(context: RequestContext) {
  const { data: stores } = await providerClient(context).call(listStoreNames);
  return { couponStore: stores.map(({ value, name }) => ({ value, label: name })) };
}

/**
 * Returns the fields of the coupon that the wizard asks for. Days start and end in UTC, as in the coupon
 * form.
 */
function couponOf({ couponTitle, couponTerms, dealCode, startsOn, endsOn }: FormValues) {
  return {
    title: { en: text(couponTitle) },
    terms: { en: text(couponTerms) },
    code: text(dealCode) || null,
    link: null,
    startsAt: `${text(startsOn)}T00:00:00.000Z`,
    endsAt: endsOn ? `${text(endsOn)}T23:59:00.000Z` : null,
  };
}

function worthOf({ dealKind, discount }: FormValues, currency: string) {
  const typed = text(discount).replace(",", ".");
  if (dealKind === "percentage")
    return { worthKind: "percent", worth: Math.round(numberOf(typed) * 10_000) / 100 } satisfies CouponValue;
  const parsedAmount = parseAmount(typed, currency, "en");
  return parsedAmount.ok
    ? ({ worthKind: "amount", worth: parsedAmount.amount } satisfies CouponValue)
    : undefined;
}
type CouponValue = Pick<CouponRequest, "worthKind" | "worth">;

function text(value: FormValues[keyof FormValues]): string {
  return [value ?? ""].flat().join(" ");
}
