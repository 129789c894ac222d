import { filterLabels, type FilterLabel } from "~/components/data-table/list-page";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { isStateGroup } from "./state-groups";

// The prefix of the dates in a week that starts on Monday, 2024-01-01. Used to format the names of weekdays.
const mondayPrefix = "2024-01-0";

/** Returns the labels of the leads' filters and of the values that links set. */
export function useFilterLabel(): FilterLabel {
  const t = useTranslation("leads");
  const states = useTranslation("cash-back");
  const reasons = useTranslation("lead-reasons");
  const language = useLanguage();
  const defaultLabel = filterLabels(t, { state: states, reason: reasons });
  return (filter, value) => {
    if (value === undefined) return defaultLabel(filter);
    switch (filter) {
      case "state":
        return isStateGroup(value) ? t(`state_${value}`) : defaultLabel(filter, value);
      case "hour": {
        const [weekday = "1", hour = "0"] = value.split("-");
        return t("hourValue", {
          day: formatDate(`${mondayPrefix}${weekday}`, language, "longWeekday"),
          hour: formatNumber(Number(hour), language, { minimumIntegerDigits: 2 }),
        });
      }
      case "joined":
        return formatDate(`${value}-01`, language, "month");
      case "dueFrom":
      case "dueTo":
        return formatDate(value, language, "day");
      default:
        return defaultLabel(filter, value);
    }
  };
}
