import type { WithdrawalState } from "#contract/withdrawals.ts";
import type { FilterControl } from "~/components/data-table/columns";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { methods } from "./withdrawals-table";

interface Texts {
  t: Translate<Namespaces["administration"]>;
  names: Translate<Namespaces["withdrawals"]>;
}

/** The filters of an admin's list of withdrawals as people see them. */
export function withdrawalFilters(states: readonly WithdrawalState[], { t, names }: Texts): FilterControl[] {
  return [
    {
      name: "state",
      label: t("state"),
      options: states.map((value) => ({ value, label: names(`state_${value}`) })),
    },
    {
      name: "method",
      label: t("method"),
      options: methods.map((value) => ({ value, label: names(`method_${value}`) })),
    },
    { name: "from", label: t("from") },
    { name: "to", label: t("to") },
  ];
}
