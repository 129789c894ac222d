import type { PayoutMethodKind } from "../withdrawals/payout-methods.ts";

interface RailDeclaration {
  /** The kind of payout method that the rail pays to. */
  method: PayoutMethodKind;
  /** The currencies that the rail pays in, or `null` if it pays in any. */
  currencies: readonly string[] | null;
  /** Variants of the rail's file, the default first. */
  profiles: readonly [string, ...string[]];
  /** The maximum number of payments in a file. */
  maxPayments: number;
  /**
   * How the file identifies the operator: by IBAN, or as the originator of ACH payments; `null` if it
   * doesn't.
   */
  originator: "iban" | "ach" | null;
}

/** The currencies of PayPal's payments. */
const paypalCurrencies = [
  ...[
    "AUD",
    "BRL",
    "CAD",
    "CHF",
    "CZK",
    "DKK",
    "EUR",
    "GBP",
    "HKD",
    "HUF",
    "ILS",
    "JPY",
    "MXN",
    "MYR",
    "NOK",
  ],
  ...["NZD", "PHP", "PLN", "SEK", "SGD", "THB", "TWD", "USD"],
];

/** The ways in which payout runs are paid. The provider has a folder for each. */
export const rails = {
  sepa: {
    method: "bank_transfer",
    currencies: ["EUR"],
    profiles: ["epc", "dk", "epc_2009"],
    maxPayments: 5_000,
    originator: "iban",
  },
  paypal: {
    method: "paypal",
    currencies: paypalCurrencies,
    // `api` needs the credentials of PayPal's API.
    profiles: ["web_upload", "api"],
    maxPayments: 5_000,
    originator: null,
  },
  wise: {
    method: "bank_transfer",
    currencies: null,
    profiles: ["batch"],
    maxPayments: 1_000,
    originator: null,
  },
  nacha: {
    method: "us_account",
    currencies: ["USD"],
    profiles: ["ppd"],
    maxPayments: 5_000,
    originator: "ach",
  },
} as const satisfies Record<string, RailDeclaration>;

export type RailKey = keyof typeof rails;
export const railKeys = Object.keys(rails) as [RailKey, ...RailKey[]];

export type RailProfile = (typeof rails)[RailKey]["profiles"][number];
export const railProfiles = railKeys.flatMap((rail) => [...rails[rail].profiles]) as [
  RailProfile,
  ...RailProfile[],
];

/** Returns the rails that can pay in a currency. */
export function railsFor(currency: string): RailKey[] {
  return railKeys.filter((rail) => {
    const currencies: readonly string[] | null = rails[rail].currencies;
    return currencies === null || currencies.includes(currency);
  });
}

/** Returns whether a rail has a profile. */
export function hasProfile(rail: RailKey, profile: RailProfile): boolean {
  return (rails[rail].profiles as readonly string[]).includes(profile);
}
