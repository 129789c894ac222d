import { type FormEvent, useState } from "react";

export interface Selection {
  count: number;
  all: boolean;
  /** Counts the choices that are over; a key for the checkboxes, which come back unticked. */
  round: number;
  onChange: (event: FormEvent<HTMLElement>) => void;
}

/**
 * Counts the chosen rows of a list. The checkboxes themselves hold the choice, their value the row's key,
 * so that a form can send it without scripts; the one named `select-all` chooses or clears the page. Rows
 * that come or go change nothing about those that stay. While `isTaken` nothing is chosen: the step they were
 * chosen for is done.
 */
export function useSelection(keys: string[], isTaken = false): Selection {
  const page = keys.join(" ");
  const [known, setKnown] = useState<{ page: string; chosen: string[]; round: number }>({
    page,
    chosen: [],
    round: 0,
  });
  const { round } = known;
  const chosen = known.page === page ? known.chosen : known.chosen.filter((key) => keys.includes(key));
  if (isTaken && chosen.length > 0) setKnown({ page, chosen: [], round: round + 1 });
  else if (known.page !== page) setKnown({ page, chosen, round });
  return {
    count: chosen.length,
    all: chosen.length > 0 && chosen.length === keys.length,
    round,
    onChange(event) {
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-choice]")];
      if (event.target instanceof HTMLInputElement && event.target.name === "select-all") {
        for (const box of boxes) box.checked = event.target.checked;
      }
      const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
      setKnown({ page, chosen: ticked, round });
    },
  };
}
