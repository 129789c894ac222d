import { loadOnDemand } from "../lazy/load-on-demand";
import { CalendarRange } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { LoadError } from "../lazy/load-error";
import { useLazyModule } from "../lazy/lazy-module";
import { Button } from "../ui/button";
import { lazyRangeCalendar } from "./lazy-range-calendar";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface RangePickerProps {
  today: string;
  state: TableState;
  specification: TableSpecification;
}

/**
 * Opens a calendar for the list's two dates. It is fetched when the pointer or the focus reaches its button.
 * The date fields work without it.
 */
export function RangePicker({ today, state, specification }: RangePickerProps) {
  const t = useTranslation("table");
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const calendar = useLazyModule(lazyRangeCalendar);
  const [isOpen, setOpen] = useState(false);

  function prepare() {
    if (!calendar) lazyRangeCalendar.load().catch(() => undefined);
  }
  const isShown = isOpen && calendar !== undefined;
  return (
    <div className="needs-script md:relative">
      <Button
        ref={opener}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-busy={(isOpen && !calendar) || undefined}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => {
          if (!isOpen && !calendar) void loadOnDemand(lazyRangeCalendar);
          setOpen(!isOpen);
        }}
      >
        <CalendarRange aria-hidden className="size-4" />
        {t("calendar")}
      </Button>
      {isOpen && <LoadError module={lazyRangeCalendar} onClose={() => setOpen(false)} />}
      {isShown && (
        <calendar.RangeCalendar
          id={id}
          opener={opener}
          from={state.filters.from ?? ""}
          to={state.filters.to ?? ""}
          today={today}
          onClose={() => setOpen(false)}
          onChoose={(from, to) => {
            setOpen(false);
            opener.current?.focus();
            const href = tableHref(state, { filters: { ...state.filters, from, to } }, specification);
            void navigate(href, { preventScrollReset: true });
          }}
        />
      )}
    </div>
  );
}
