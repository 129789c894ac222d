import { type FormEvent, useState } from "react";

export interface Selection {
  count: number;
  all: boolean;
  onChange: (event: FormEvent<HTMLElement>) => void;
}

/**
 * Counts the chosen rows of a list. The checkboxes themselves hold the choice, their value the row's key,
 * so that a form can send it without scripts; the one named `select-all` chooses or clears the page. Rows
 * that come or go change nothing about those that stay.
 */
export function useSelection(keys: string[]): Selection {
  const page = keys.join(" ");
  const [known, setKnown] = useState<{ page: string; chosen: string[] }>({ page, chosen: [] });
  const chosen = known.page === page ? known.chosen : known.chosen.filter((key) => keys.includes(key));
  if (known.page !== page) setKnown({ page, chosen });
  return {
    count: chosen.length,
    all: chosen.length > 0 && chosen.length === keys.length,
    onChange(event) {
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-choice]")];
      if (event.target instanceof HTMLInputElement && event.target.name === "select-all") {
        for (const box of boxes) box.checked = event.target.checked;
      }
      setKnown({ page, chosen: boxes.filter((box) => box.checked).map((box) => box.value) });
    },
  };
}
