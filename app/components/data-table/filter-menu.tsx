import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { ListMenu } from "./list-menu";

/** A button for phones that shows the number of active filters and opens their form in a sheet. */
export function FilterMenu({ active, children }: { active: number; children: ReactNode }) {
  const t = useTranslation("table");
  return (
    <ListMenu
      isIcon
      label={active > 0 ? t("filtersSet", { number: active }) : t("filters")}
      trigger={
        <>
          <ListFilter aria-hidden className="size-4" />
          {active > 0 && <span aria-hidden>{active}</span>}
        </>
      }
      className="sm:hidden"
    >
      {children}
    </ListMenu>
  );
}
