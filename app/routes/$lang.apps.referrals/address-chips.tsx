import { invitationLimits } from "#contract/referral-limits.ts";
import { Chips } from "~/components/form/chips";
import type { ControlProps } from "~/components/form/field";
import { useTranslation } from "~/i18n/use-translation";
import { splitAddresses } from "./split-addresses";

interface AddressChipsProps {
  control: ControlProps;
  /** What was sent before, or nothing. */
  defaultValue: string;
}

/** Addresses as removable chips; without scripts a text, one address a line. */
export function AddressChips(props: AddressChipsProps) {
  const t = useTranslation("referrals");
  return (
    <Chips
      {...props}
      split={splitAddresses}
      most={invitationLimits.atOnce}
      ends={[",", ";", " "]}
      looksRight={looksRight}
      removeLabel={(address) => t("removeAddress", { address })}
      placeholder="name@example.com"
      full={t("chipsFull")}
      dir="ltr"
      input={{ inputMode: "email", autoCapitalize: "none", maxLength: 254 }}
    />
  );
}

/** The server has the last word. */
function looksRight(address: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
}
