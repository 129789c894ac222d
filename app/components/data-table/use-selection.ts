import { type FormEvent, type RefCallback, useCallback, useState } from "react";

export interface Selection {
  count: number;
  /** Keys of the chosen rows. */
  chosen: string[];
  all: boolean;
  /** Number of completed actions. Used as the key of the checkboxes, so that each action unchecks them. */
  resetCount: number;
  /** Ref of the element around the checkboxes, which also needs `onChange`. */
  attach: RefCallback<HTMLElement>;
  onChange: (event: FormEvent<HTMLElement>) => void;
}

/**
 * Manages which rows of a list are chosen. The checkboxes hold the selection, and their values are the rows'
 * keys, so that a form can submit them without scripts. The checkbox named `select-all` chooses all rows of the
 * page or none. The selection isn't lost when other rows appear or disappear, and includes boxes that were
 * checked before scripts loaded. While `isCompleted` is true, no row is chosen, because the action has been
 * completed.
 */
export function useSelection(keys: string[], isCompleted = false): Selection {
  const page = keys.join(" ");
  const [selection, setSelection] = useState<{ page: string; chosen: string[]; resetCount: number }>({
    page,
    chosen: [],
    resetCount: 0,
  });
  const attach = useCallback((list: HTMLElement | null) => {
    const chosen = list ? checkedKeys(list, list.querySelector("input[name=select-all]:checked")) : [];
    if (chosen.length > 0) setSelection((previous) => ({ ...previous, chosen }));
  }, []);
  const { resetCount } = selection;
  const chosen =
    selection.page === page ? selection.chosen : selection.chosen.filter((key) => keys.includes(key));
  if (isCompleted && chosen.length > 0) setSelection({ page, chosen: [], resetCount: resetCount + 1 });
  else if (selection.page !== page) setSelection({ page, chosen, resetCount });
  return {
    count: chosen.length,
    chosen,
    all: chosen.length > 0 && chosen.length === keys.length,
    resetCount,
    attach,
    onChange({ currentTarget, target }) {
      const isSelectAll = target instanceof HTMLInputElement && target.name === "select-all";
      setSelection({ page, chosen: checkedKeys(currentTarget, isSelectAll ? target : null), resetCount });
    },
  };
}

/** Returns the keys of the checked rows. If `selectAll` is given, first checks or unchecks all of them. */
function checkedKeys(list: HTMLElement, selectAll: HTMLInputElement | null): string[] {
  const boxes = [...list.querySelectorAll<HTMLInputElement>("input[data-choice]")];
  if (selectAll) for (const box of boxes) box.checked = selectAll.checked;
  return boxes.filter((box) => box.checked).map((box) => box.value);
}
