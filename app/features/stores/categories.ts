import type { StoreCategory } from "#contract/stores.ts";
import type { Tone } from "~/components/ui/tone";

/** Kinds of stores in the order people choose from, each with the colour its stores' initials stand on. */
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
