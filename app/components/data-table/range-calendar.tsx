import { type RefObject, useState } from "react";
import { DayPicker } from "react-day-picker";
import { directionOf } from "~/i18n/languages";
import { type DateStyle, formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { PopupDialog } from "../dialog/popup-dialog";
import { buttonStyle } from "../ui/button-style";
import { dateOf, dayOf, weekStartOf } from "./range-days";

interface RangeCalendarProps {
  opener: RefObject<HTMLElement | null>;
  id: string;
  /** The list's current period, `YYYY-MM-DD`; empty for an open end. */
  from: string;
  to: string;
  today: string;
  onChoose: (from: string, to: string) => void;
  onClose: () => void;
}

const navStyle = buttonStyle("ghost", "sm", "size-11 px-0 aria-disabled:opacity-50");
const endStyle =
  "[&>button]:bg-primary [&>button]:font-semibold [&>button]:text-on-primary [&>button]:hover:bg-primary forced-colors:[&>button]:outline-2";
const calendarClasses = {
  root: "relative",
  months: "flex gap-6",
  month: "min-w-0",
  month_caption: "flex h-11 items-center justify-center font-semibold",
  nav: "absolute inset-x-0 top-0 z-10 flex justify-between",
  button_previous: navStyle,
  button_next: navStyle,
  chevron: "size-5 fill-current",
  month_grid: "border-collapse",
  weekdays: "text-xs text-muted",
  weekday: "h-8 font-normal",
  week: "",
  day: "size-10 p-0 text-center text-sm",
  day_button: "size-10 rounded-md hover:bg-sunken",
  today: "font-bold",
  range_start: endStyle,
  range_end: endStyle,
  range_middle: "bg-primary-soft text-on-primary-soft forced-colors:[&>button]:outline",
  selected: "",
  outside: "invisible",
  hidden: "invisible",
} as const;

/**
 * A calendar for choosing two days, in any order. Arrow keys move by days, Page Up and Down by months; Esc
 * closes it.
 */
export function RangeCalendar({ opener, id, from, to, today, onChoose, onClose }: RangeCalendarProps) {
  const language = useLanguage();
  const t = useTranslation("table");
  const [first, setFirst] = useState<string>();
  const selectedRange = first ? { from: first, to: first } : { from: from || to, to: to || from };

  function press(day: string) {
    if (!first) return setFirst(day);
    const [start = day, end = day] = [first, day].sort();
    onChoose(start, end);
  }
  const months = matchMedia("(width >= 48rem)").matches ? 2 : 1;
  const dayText = (date: Date, style: DateStyle) => formatDate(dayOf(date), language, style);

  return (
    <PopupDialog
      id={id}
      opener={opener}
      onClose={onClose}
      aria-label={t("calendar")}
      onOpenAutoFocus={(event) => event.preventDefault()}
      className="absolute z-30 mt-2 w-fit rounded-lg border border-line bg-raised p-4 shadow-raised outline-none max-md:inset-x-0 max-md:mx-auto md:start-0"
    >
      <p role="status" className="mb-2 text-sm text-muted">
        {first ? t("rangeLast") : t("rangeFirst")}
      </p>
      <DayPicker
        mode="range"
        autoFocus
        showOutsideDays={false}
        fixedWeeks
        dir={directionOf(language)}
        lang={language}
        weekStartsOn={weekStartOf(language)}
        numberOfMonths={months}
        // Most searches are about the past, so the current month is shown last.
        defaultMonth={selectedRange.from ? dateOf(selectedRange.from) : firstMonth(today, months)}
        today={dateOf(today)}
        selected={
          selectedRange.from ? { from: dateOf(selectedRange.from), to: dateOf(selectedRange.to) } : undefined
        }
        onSelect={(_, pressed) => press(dayOf(pressed))}
        classNames={calendarClasses}
        formatters={{
          formatCaption: (month) => dayText(month, "month"),
          // Arabic has no short weekday names, only full ones and letters.
          formatWeekdayName: (day) => dayText(day, language === "ar" ? "narrowWeekday" : "shortWeekday"),
          formatDay: (day) => String(day.getDate()),
        }}
        labels={{
          labelGrid: (month) => dayText(month, "month"),
          labelWeekday: (day) => dayText(day, "shortWeekday"),
          labelDayButton: (day) => dayText(day, "weekday"),
          labelPrevious: () => t("rangeEarlier"),
          labelNext: () => t("rangeLater"),
          labelNav: () => t("rangeMonths"),
        }}
      />
    </PopupDialog>
  );
}

function firstMonth(today: string, months: 1 | 2): Date {
  const { year, month } = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  return new Date(year, month - months, 1, 12);
}
