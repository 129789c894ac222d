import type { Expectation } from "#contract/cash-back/cash-back.ts";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

/** When cash back is expected to be released: a date, or a text if there is no date yet. */
export function ExpectedRelease({ expected }: { expected: Expectation }) {
  const t = useTranslation("cash-back");
  switch (expected.kind) {
    case "date":
      return <DateTime value={expected.at} />;
    case "usual": {
      const { fromDays: from, toDays: count } = expected;
      return from === count ? t("expected_about", { count }) : t("expected_usual", { from, count });
    }
    case "waiting":
      return t("expected_waiting");
    case "due":
      return t("expected_due");
  }
}
