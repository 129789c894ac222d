import type { StoreCategory } from "#contract/stores/stores.ts";
import type { Tone } from "~/components/ui/tone";

/** Categories of stores in display order, each with the background color of its stores' initials. */
export const categoryTones: Record<StoreCategory, Tone> = {
  fashion: "primary",
  beauty: "warning",
  sports: "success",
  electronics: "info",
  home: "warning",
  department: "primary",
  marketplace: "info",
  travel: "success",
  services: "neutral",
};

export const categories = Object.keys(categoryTones) as StoreCategory[];
