import { classNames } from "~/components/ui/class-names";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface ChangeShareProps {
  /** `null` if there is no previous value. */
  share: number | null;
  /** Whether an increase is good and a decrease bad. Not set for amounts owed or paid, which are neutral. */
  isJudged: boolean;
}

/** The relative change from the previous period. */
export function ChangeShare({ share, isJudged }: ChangeShareProps) {
  const language = useLanguage();
  if (share === null) return null;
  const text = formatNumber(share, language, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return (
    <bdi
      suppressHydrationWarning
      className={classNames(
        "figures font-semibold",
        isJudged && share > 0 && "text-success",
        isJudged && share < 0 && "text-danger",
      )}
    >
      {text}
    </bdi>
  );
}
