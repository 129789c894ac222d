import { type KeyboardEvent, useState } from "react";

interface OptionWalk {
  /** Key of the option Enter chooses: the one last walked or pointed to while it is there, else the first. */
  active: string | undefined;
  setActive: (key: string | undefined) => void;
  /** For the input that keeps the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How the arrows walk round a list of options with the ids `{listId}-{key}`, and Enter presses one. */
export function useOptionWalk(listId: string, keys: readonly string[]): OptionWalk {
  const [walked, setActive] = useState<string>();
  const active = walked !== undefined && keys.includes(walked) ? walked : keys[0];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && keys.length > 0) {
      event.preventDefault();
      const next = keys[(keys.indexOf(active ?? "") + step + keys.length) % keys.length];
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active !== undefined) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  }
  return { active, setActive, onKeyDown };
}
