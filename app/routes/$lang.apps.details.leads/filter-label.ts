import { filterLabels, type FilterLabel } from "~/components/data-table/list-page";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { isStateGroup } from "./state-groups";

// The start of the dates in a week that begins on Monday, used to format the names of weekdays.
const monday = "2024-01-0";

/** Returns the labels of the leads' filters and of the values that links set. */
export function useFilterLabel(): FilterLabel {
  const t = useTranslation("leads");
  const states = useTranslation("cash-back");
  const reasons = useTranslation("lead-reasons");
  const language = useLanguage();
  const usual = filterLabels(t, { state: states, reason: reasons });
  return (filter, value) => {
    if (value === undefined) return usual(filter);
    switch (filter) {
      case "state":
        return isStateGroup(value) ? t(`state_${value}`) : usual(filter, value);
      case "hour": {
        const [weekday = "1", hour = "0"] = value.split("-");
        return t("hourValue", {
          day: formatDate(`${monday}${weekday}`, language, "longWeekday"),
          hour: formatNumber(Number(hour), language, { minimumIntegerDigits: 2 }),
        });
      }
      case "joined":
        return formatDate(`${value}-01`, language, "month");
      case "dueFrom":
      case "dueTo":
        return formatDate(value, language, "day");
      default:
        return usual(filter, value);
    }
  };
}
