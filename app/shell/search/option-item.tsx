import { Command } from "cmdk";
import { History } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import type { ActionName } from "~/features/search/actions";
import type { SearchTexts } from "~/features/search/search-texts";
import { useLocalizedPath } from "~/navigation/localized-link";
import { ActionLabel } from "./action-label";
import { withdrawPath } from "./action-paths";
import type { Option } from "./options";
import { PageLabel } from "./page-label";
import { rememberRecord } from "./recent-records";
import { RecordLabel } from "./record-label";
import { linkTarget, resultStyle } from "./result-link";
import { StoreLabel } from "./store-label";

interface OptionItemProps {
  /** A value that is unique in the list. */
  value: string;
  option: Option;
  query: string;
  texts: SearchTexts;
  /** Called when a link is followed. If it prevents the event's default, the link doesn't open. */
  onFollow: (href: string, event: MouseEvent) => void;
  onAction: (action: Exclude<ActionName, "withdraw">) => void;
  onRecent: (typed: string) => void;
}

/** A row in the dialog's list: a link, or a button if it has no URL. The focus stays in the input. */
export function OptionItem({ value, ...row }: OptionItemProps) {
  return (
    <Command.Item asChild value={value}>
      {useRow(row)}
    </Command.Item>
  );
}

function useRow({ option, query, texts, onFollow, onAction, onRecent }: Omit<OptionItemProps, "value">) {
  const withdrawHref = useLocalizedPath(withdrawPath);
  // Renders a plain link, because dozens are rendered on every key press, and the router's links would take
  // longer than the rest of a row.
  function link(item: { href: string; newTab?: boolean }, label: ReactNode, onOpen?: () => void) {
    return (
      <a
        href={item.href}
        {...linkTarget(item)}
        tabIndex={-1}
        className={resultStyle}
        onClick={(event) => {
          onOpen?.();
          onFollow(item.href, event);
        }}
      >
        {label}
      </a>
    );
  }
  function button(onClick: () => void, label: ReactNode) {
    return (
      <button type="button" tabIndex={-1} className={resultStyle} onClick={onClick}>
        {label}
      </button>
    );
  }
  switch (option.kind) {
    case "page":
      return link(option.item, <PageLabel item={option.item} query={query} texts={texts} />);
    case "store":
      return link(option.item, <StoreLabel item={option.item} query={query} />);
    case "record":
      return link(option.item, <RecordLabel item={option.item} query={query} />, () =>
        rememberRecord(option.item.key),
      );
    case "recent":
      return button(
        () => onRecent(option.typed),
        <>
          <History aria-hidden className="size-5 shrink-0 text-muted" />
          <bdi className="min-w-0 flex-1 truncate">{option.typed}</bdi>
        </>,
      );
    case "action": {
      const { action } = option.item;
      const label = <ActionLabel item={option.item} query={query} />;
      return action === "withdraw"
        ? link({ href: withdrawHref }, label)
        : button(() => onAction(action), label);
    }
  }
}
