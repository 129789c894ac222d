/**
 * An admin who wants to pay a colluding payee, an accomplice, and an admin who approves only legitimate
 * requests.
 */
export const actors = ["holder", "accomplice", "honest"] as const;
export type Actor = (typeof actors)[number];

/** The accomplice's role at the start. `clerk` is a custom role without money permissions. */
export const accompliceStarts = ["member", "support", "clerk", "suspended admin", "former admin"] as const;
/**
 * The honest admin's state at the start. `never` means that there was no honest admin, so the holder is the
 * only founder.
 */
export const honestStarts = ["active", "suspended", "former", "never"] as const;

export interface StartState {
  accomplice: (typeof accompliceStarts)[number];
  honest: (typeof honestStarts)[number];
  /** The payee's honest earnings in minor units. */
  earned: bigint;
  /** Whether the holder created the network's secret, two months ago. */
  madeSecret: boolean;
}

/** One step of one person. The payee works for the colluders. */
export type Move =
  | { step: "assign"; by: Actor; user: Actor; role: "admin" | "finance" | "support" | "member" }
  | { step: "suspend" | "restore" | "reset_factor"; by: Actor; user: Actor }
  | { step: "widen role"; by: Actor }
  | { step: "approve request" | "refuse request"; by: Actor; pick: "newest" | "oldest" }
  | { step: "adjust"; by: Actor; amount: bigint }
  | { step: "approve adjustment" | "refuse adjustment"; by: Actor }
  | { step: "withdraw"; amount: bigint }
  | { step: "approve" | "reject" | "mark-paid" | "fail"; by: Actor }
  | { step: "order"; quantity: number }
  | { step: "deliver" | "fail order" | "refund"; by: Actor }
  | { step: "accept claim" | "confirm purchase"; by: Actor }
  | { step: "import"; by: Actor; credits: bigint }
  | { step: "apply import"; by: Actor }
  | { step: "rotate secret"; by: Actor }
  | { step: "change network"; by: Actor }
  | { step: "forge report" }
  | { step: "record payment"; by: Actor }
  | { step: "propose"; by: Actor; area: SettingsArea }
  | { step: "approve proposal" | "refuse proposal"; by: Actor; area: SettingsArea };

/** The network's payments go to the issuer's bank account; `payouts` holds the limit for a second admin. */
export type SettingsArea = "issuer" | "payouts";

export const smallAmount = 10_000n;
const adjustments = [smallAmount, 60_000n];
const withdrawalAmounts = [10_000n, 45_000n, 60_000n];
export const cardPrice = 4_800n;
const quantities = [2, 9];
/** The amounts credited by an accepted claim, a confirmed purchase and a forged report. */
export const purchaseCredit = 30_000n;
export const importCredits = { small: 30_000n, large: 120_000n };

const picks = ["newest", "oldest"] as const;
const areas = ["issuer", "payouts"] as const;

function staffMoves(by: Actor): Move[] {
  const roles = ["admin", "finance", "support", "member"] as const;
  const others = actors.filter((user) => user !== by);
  return [
    ...roles.map((role) => ({ step: "assign", by, user: "accomplice", role }) as const),
    { step: "assign", by, user: "honest", role: "member" },
    ...others.flatMap((user) => [
      { step: "suspend", by, user } as const,
      { step: "restore", by, user } as const,
    ]),
    { step: "reset_factor", by, user: "honest" },
    { step: "widen role", by },
  ];
}

function requestMoves(by: Actor): Move[] {
  return picks.flatMap((pick) => [
    { step: "approve request", by, pick },
    { step: "refuse request", by, pick },
  ]);
}

function creditMoves(by: Actor): Move[] {
  return [
    ...adjustments.map((amount) => ({ step: "adjust", by, amount }) as const),
    { step: "approve adjustment", by },
    { step: "accept claim", by },
    { step: "confirm purchase", by },
  ];
}

function importMoves(by: Actor): Move[] {
  return [
    { step: "import", by, credits: importCredits.small },
    { step: "import", by, credits: importCredits.large },
    { step: "apply import", by },
  ];
}

const withdrawalMoves = (by: Actor): Move[] =>
  (["approve", "mark-paid", "fail"] as const).map((step) => ({ step, by }));
const orderMoves = (by: Actor): Move[] =>
  (["deliver", "fail order", "refund"] as const).map((step) => ({ step, by }));

function settingsMoves(by: Actor): Move[] {
  return areas.flatMap((area) => [
    { step: "propose", by, area },
    { step: "approve proposal", by, area },
    { step: "refuse proposal", by, area },
  ]);
}

const payeeMoves: Move[] = [
  ...withdrawalAmounts.map((amount) => ({ step: "withdraw", amount }) as const),
  ...quantities.map((quantity) => ({ step: "order", quantity }) as const),
];

const honestMoves: Move[] = [
  { step: "suspend", by: "honest", user: "holder" },
  { step: "suspend", by: "honest", user: "accomplice" },
  ...picks.map((pick) => ({ step: "refuse request", by: "honest", pick }) as const),
  { step: "adjust", by: "honest", amount: smallAmount },
  { step: "refuse adjustment", by: "honest" },
  ...(["approve", "reject", "mark-paid", "deliver", "fail order"] as const).map(
    (step) => ({ step, by: "honest" }) as const,
  ),
  { step: "rotate secret", by: "honest" },
  ...areas.map((area) => ({ step: "refuse proposal", by: "honest", area }) as const),
];

/**
 * Everything that two colluders, their payee and an honest admin may try, in groups of equal weight: attacks mostly
 * consist of a few credits, payouts and decisions.
 */
export const moveGroups: readonly (readonly Move[])[] = [
  staffMoves("holder"),
  staffMoves("accomplice"),
  requestMoves("holder"),
  requestMoves("accomplice"),
  creditMoves("holder"),
  importMoves("holder"),
  [
    { step: "rotate secret", by: "holder" },
    { step: "rotate secret", by: "accomplice" },
    { step: "change network", by: "holder" },
    { step: "change network", by: "accomplice" },
    { step: "forge report" },
    { step: "record payment", by: "holder" },
    { step: "record payment", by: "accomplice" },
  ],
  withdrawalMoves("holder"),
  orderMoves("holder"),
  settingsMoves("holder"),
  [
    ...creditMoves("accomplice"),
    ...importMoves("accomplice"),
    ...withdrawalMoves("accomplice"),
    ...orderMoves("accomplice"),
    ...settingsMoves("accomplice"),
  ],
  payeeMoves,
  payeeMoves,
  honestMoves,
];

/** Returns a move as one line, for the report of an attack. */
export function moveText(move: Move): string {
  return Object.values(move).map(String).join(" ");
}
