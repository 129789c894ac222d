import {
  Armchair,
  Dumbbell,
  Heart,
  type LucideIcon,
  Plane,
  Shirt,
  ShoppingBag,
  Smartphone,
  Sparkles,
  SprayCan,
  Store,
  TrendingUp,
  Wrench,
} from "lucide-react";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import type { StoreCounts } from "#contract/stores/stores.ts";
import {
  isFiltered,
  type TableSpecification,
  type TableState,
} from "~/components/data-table/table-specification";
import { tableHref } from "~/components/data-table/url-state";
import { categories } from "~/features/stores/categories";
import { type StoreChip, StoreChips } from "~/features/stores/store-chips";
import { useTranslation } from "~/i18n/use-translation";

const categoryIcons: Record<StoreCategory, LucideIcon> = {
  fashion: Shirt,
  beauty: SprayCan,
  sports: Dumbbell,
  electronics: Smartphone,
  home: Armchair,
  department: Store,
  marketplace: ShoppingBag,
  travel: Plane,
  services: Wrench,
};

/** The numbers that the chips show. */
export interface SelectionCounts {
  /** `null` if unknown. */
  stores: StoreCounts | null;
  /** The number of the user's favourites; `null` if unknown, undefined for visitors. */
  favourites?: number | null | undefined;
}

interface SelectionChipsProps {
  state: TableState;
  specification: TableSpecification;
  counts: SelectionCounts;
}

/**
 * Links to all stores, the user's favourites, the stores with a raised rate, the new stores, and each
 * category. Only one selection is active at a time. The numbers refer to the whole directory, so they are
 * hidden during a search or if a letter is selected.
 */
export function SelectionChips({ state, specification, counts }: SelectionChipsProps) {
  const t = useTranslation("stores");
  const { category, only, ...others } = state.filters;
  const numbers = isFiltered({ ...state, filters: others }) ? null : counts.stores;
  const hrefOf = (filters: Record<string, string>) =>
    tableHref(state, { filters: { ...filters, ...others } }, specification);
  const selectionOf = (name: "raised" | "new", icon: LucideIcon): StoreChip[] => {
    const isChosen = only === name;
    if (!isChosen && !counts.stores?.[name]) return [];
    const [label, href] = [t(`only_${name}`), hrefOf({ only: name })];
    return [{ key: name, label, href, isChosen, count: numbers?.[name], icon }];
  };
  const favourites: StoreChip = {
    key: "favourites",
    label: t("only_favourites"),
    href: hrefOf({ only: "favourites" }),
    isChosen: only === "favourites",
    count: numbers ? (counts.favourites ?? undefined) : undefined,
    icon: Heart,
  };
  const chips: StoreChip[] = [
    {
      key: "all",
      label: t("categoryAll"),
      href: hrefOf({}),
      isChosen: !category && !only,
      count: numbers?.all,
    },
    ...(counts.favourites === undefined ? [] : [favourites]),
    ...selectionOf("raised", TrendingUp),
    ...selectionOf("new", Sparkles),
    ...categories.map((name) => ({
      key: name,
      label: t(`category_${name}`),
      href: hrefOf({ category: name }),
      isChosen: category === name,
      count: numbers?.categories[name],
      icon: categoryIcons[name],
    })),
  ];
  return <StoreChips label={t("category")} chips={chips} />;
}
