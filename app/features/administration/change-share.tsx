import { classNames } from "~/components/ui/class-names";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface ChangeShareProps {
  /** Null where there is nothing to compare with. */
  share: number | null;
  /** Whether more is good and less is bad; of what is owed or paid it is neither. */
  isJudged: boolean;
}

/** How much more, or less, than before. */
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
