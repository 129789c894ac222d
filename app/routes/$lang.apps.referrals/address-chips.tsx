import { invitationLimits } from "#contract/referrals/referral-limits.ts";
import { Chips } from "~/components/form/chips";
import type { ControlProps } from "~/components/form/field";
import { useTranslation } from "~/i18n/use-translation";
import { splitAddresses } from "./split-addresses";

interface AddressChipsProps {
  control: ControlProps;
  /** The addresses that were submitted with a refused form. */
  defaultValue: string;
}

/**
 * A field for email addresses, which are shown as removable chips. Without scripts, it is a text area with
 * one address per line.
 */
export function AddressChips(props: AddressChipsProps) {
  const t = useTranslation("referrals");
  return (
    <Chips
      {...props}
      split={splitAddresses}
      maxCount={invitationLimits.atOnce}
      commitKeys={[",", ";", " "]}
      isValid={isLikelyAddress}
      removeLabel={(address) => t("removeAddress", { address })}
      placeholder="name@example.com"
      full={t("chipsFull")}
      dir="ltr"
      input={{ inputMode: "email", autoCapitalize: "none", maxLength: 254 }}
    />
  );
}

/** Returns whether a text looks like an address. The server validates it. */
function isLikelyAddress(address: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
}
