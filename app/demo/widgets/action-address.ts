import type { CardName } from "./action-cards";

export interface ActionState {
  folded: readonly CardName[];
  removed: readonly CardName[];
}

/**
 * Returns the URL of the page with the card added to a list or, if the list already contains it, removed from
 * it.
 */
export function addressWithToggle(state: ActionState, list: keyof ActionState, card: CardName): string {
  const { folded, removed } = state;
  const lists = { folded, removed };
  const next = lists[list].includes(card)
    ? lists[list].filter((name) => name !== card)
    : [...lists[list], card];
  return addressOf({ ...lists, [list]: next });
}

/** Returns the current URL. A link to it reloads the page. */
export function addressOf({ folded, removed }: ActionState): string {
  const pairs = [...folded.map((name) => ["folded", name]), ...removed.map((name) => ["removed", name])];
  return `?${new URLSearchParams(pairs).toString()}`;
}
