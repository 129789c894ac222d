import { newPayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import { maskDetails } from "../modules/payout-methods/cipher.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import type { DemoMethod, DemoUser } from "./demo-data.ts";

/** Countries whose account numbers consist of digits without a national check, with the number of digits. */
const ibanDigits = { DE: 18, DK: 14, LU: 16, AT: 16, LT: 16, SE: 20 } as const;

/** Returns a member's payout methods, the most used first. */
export function methodsOf(
  user: DemoUser,
  kinds: ("bank_transfer" | "paypal")[],
  random: Random,
  calendar: Calendar,
): DemoMethod[] {
  return kinds.map((kind) => {
    const details =
      kind === "paypal" ? { kind, email: user.email } : { kind, holder: user.name, iban: randomIban(random) };
    const createdAt = calendar.hoursAfter(user.createdAt, 1, 40);
    return {
      id: random.uuid(),
      userId: user.id,
      kind,
      masked: maskDetails(details),
      details: newPayoutDetails.parse(details),
      createdAt,
    };
  });
}

function randomIban(random: Random): string {
  const country = random.pick(Object.keys(ibanDigits) as (keyof typeof ibanDigits)[]);
  const account = Array.from({ length: ibanDigits[country] }, () => random.between(0, 9)).join("");
  const countryDigits = [...country].map((letter) => letter.charCodeAt(0) - 55).join("");
  const check = 98n - (BigInt(`${account}${countryDigits}00`) % 97n);
  return `${country}${String(check).padStart(2, "0")}${account}`;
}
