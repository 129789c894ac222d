import type { SearchTexts } from "~/features/search/search-texts";

/** Lists the keys that control the search, if there is room and the device probably has a keyboard. */
export function KeyLegend({ texts: t }: { texts: SearchTexts }) {
  const legend = [
    ["↑↓", t("legendWalk")],
    ["↵", t("legendOpen")],
    ["esc", t("legendClose")],
  ];
  return (
    <p aria-hidden className="hidden gap-5 border-t border-line px-4 py-2.5 text-sm text-muted md:flex">
      {legend.map(([keys, what]) => (
        <span key={keys}>
          <kbd className="me-1.5 rounded-sm border border-line bg-sunken px-1.5">{keys}</kbd>
          {what}
        </span>
      ))}
    </p>
  );
}
