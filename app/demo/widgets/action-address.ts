import type { CardName } from "./action-cards";

export interface ActionState {
  folded: readonly CardName[];
  removed: readonly CardName[];
}

/** The address with one card put into a list, or taken out of it. */
export function toggled(state: ActionState, list: keyof ActionState, card: CardName): string {
  const { folded, removed } = state;
  const lists = { folded, removed };
  const next = lists[list].includes(card)
    ? lists[list].filter((name) => name !== card)
    : [...lists[list], card];
  return addressOf({ ...lists, [list]: next });
}

/** The address as it is: a link to it loads the page again. */
export function addressOf({ folded, removed }: ActionState): string {
  const pairs = [...folded.map((name) => ["folded", name]), ...removed.map((name) => ["removed", name])];
  return `?${new URLSearchParams(pairs).toString()}`;
}
