import { type RefObject, useEffect } from "react";

/**
 * Sets `aria-activedescendant` on the input and list of a `Command`. cmdk also sets it, but doesn't remove
 * options that are no longer in the list, and doesn't set it when it selects the first option of a new list.
 */
export function useActiveDescendant(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const root = input.current?.closest("[cmdk-root]");
    if (!root) return undefined;
    function update() {
      const id = root?.querySelector("[cmdk-item][aria-selected=true]")?.id ?? null;
      for (const holder of root?.querySelectorAll("[cmdk-input], [cmdk-list]") ?? []) {
        if (holder.getAttribute("aria-activedescendant") === id) continue;
        if (id === null) holder.removeAttribute("aria-activedescendant");
        else holder.setAttribute("aria-activedescendant", id);
      }
    }
    const observer = new MutationObserver(update);
    const attributeFilter = ["aria-selected", "aria-activedescendant"];
    observer.observe(root, { subtree: true, childList: true, attributeFilter });
    return () => observer.disconnect();
  }, [input]);
}
