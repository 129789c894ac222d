import { History } from "lucide-react";
import type { ComponentProps } from "react";
import type { ActionName } from "~/features/search/actions";
import type { SearchTexts } from "~/features/search/search-texts";
import { useLocalizedPath } from "~/navigation/localized-link";
import { ActionLabel } from "./action-label";
import { withdrawPath } from "./action-paths";
import { OptionLink } from "./option-link";
import type { Option } from "./options";
import { PageLabel } from "./page-label";
import { resultStyle } from "./result-link";
import { StoreLabel } from "./store-label";

interface OptionRowProps {
  option: Option;
  query: string;
  texts: SearchTexts;
  /** What makes it an option of the list. */
  row: Pick<ComponentProps<"a">, "id" | "aria-selected">;
  onActive: () => void;
  onFollow: ComponentProps<typeof OptionLink>["onFollow"];
  onAction: (action: Exclude<ActionName, "withdraw">) => void;
  onRecent: (typed: string) => void;
}

/** One line of the dialog's list: a link where it leads somewhere, else a button. The focus stays in the input. */
export function OptionRow({ option, query, texts, row, ...on }: OptionRowProps) {
  const withdrawHref = useLocalizedPath(withdrawPath);
  const common = {
    ...row,
    role: "option",
    tabIndex: -1,
    className: resultStyle,
    onPointerMove: on.onActive,
  };
  switch (option.kind) {
    case "page":
      return (
        <OptionLink item={option.item} onFollow={on.onFollow} {...common}>
          <PageLabel item={option.item} query={query} texts={texts} />
        </OptionLink>
      );
    case "store":
      return (
        <OptionLink item={option.item} onFollow={on.onFollow} {...common}>
          <StoreLabel item={option.item} query={query} />
        </OptionLink>
      );
    case "recent":
      return (
        <button type="button" onClick={() => on.onRecent(option.typed)} {...common}>
          <History aria-hidden className="size-5 shrink-0 text-muted" />
          <bdi className="min-w-0 flex-1 truncate">{option.typed}</bdi>
        </button>
      );
    case "action": {
      const { action } = option.item;
      const label = <ActionLabel item={option.item} query={query} />;
      return action === "withdraw" ? (
        <OptionLink item={{ href: withdrawHref }} onFollow={on.onFollow} {...common}>
          {label}
        </OptionLink>
      ) : (
        <button type="button" onClick={() => on.onAction(action)} {...common}>
          {label}
        </button>
      );
    }
  }
}
