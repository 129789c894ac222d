import { type FormEvent, useState } from "react";

export interface Selection {
  count: number;
  all: boolean;
  onChange: (event: FormEvent<HTMLTableElement>) => void;
}

/**
 * Counts the chosen rows of a table. The checkboxes themselves hold the choice, so that a form can send
 * it without scripts; the one named `select-all` chooses or clears the page.
 */
export function useSelection(keys: string[]): Selection {
  const page = keys.join(" ");
  const [chosen, setChosen] = useState({ page, count: 0 });
  const count = chosen.page === page ? chosen.count : 0;
  return {
    count,
    all: count > 0 && count === keys.length,
    onChange(event) {
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-choice]")];
      if (event.target instanceof HTMLInputElement && event.target.name === "select-all") {
        for (const box of boxes) box.checked = event.target.checked;
      }
      setChosen({ page, count: boxes.filter((box) => box.checked).length });
    },
  };
}
