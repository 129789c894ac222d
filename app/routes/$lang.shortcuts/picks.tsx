import { Plus } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Highlighted } from "~/features/search/highlighted";
import type { Section } from "~/features/search/match";
import type { PageItem } from "~/features/search/search-index";
import { useTranslation } from "~/i18n/use-translation";
import { PageLabel } from "~/shell/search/page-label";
import { maxShortcuts } from "~/shell/menus/shortcuts/shortcut-list";
import type { ShortcutsView } from "./load-shortcuts.server";

/** Lists the search results, each with a button that adds it. */
export function Picks({ view: { tiles, sections, query, typed } }: { view: ShortcutsView }) {
  const t = useTranslation("shortcuts");
  const search = useTranslation("search");
  const isFull = tiles.length >= maxShortcuts;
  const addedPaths = new Set(tiles.map(({ path }) => path));
  if (sections.length === 0)
    return <EmptyState illustration="search" title={search("noResult", { query: typed })} />;
  return (
    // Submits to the current URL, so that the query is kept.
    <Form method="post" preventScrollReset className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <input type="hidden" name="intent" value="add" />
      {isFull && <p className="col-span-full text-sm text-muted">{t("full", { most: maxShortcuts })}</p>}
      {sections.map((section) => (
        <PickSection key={section.key} section={section} query={query} added={addedPaths} isFull={isFull} />
      ))}
    </Form>
  );
}

interface PickSectionProps {
  section: Section<PageItem>;
  query: string;
  /** The paths of the existing shortcuts. */
  added: ReadonlySet<string>;
  isFull: boolean;
}

function PickSection({ section: { title, items }, query, added, isFull }: PickSectionProps) {
  const id = useId();
  const t = useTranslation("shortcuts");
  const search = useTranslation("search");
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="pb-1 text-sm font-medium text-muted">
        <Highlighted text={title} query={query} />
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.path} className="flex min-h-11 items-center gap-3">
            <PageLabel item={item} query={query} texts={search} />
            {added.has(item.path) ? (
              <Badge>{t("added")}</Badge>
            ) : (
              <Button
                type="submit"
                name="path"
                value={item.path}
                variant="ghost"
                size="icon"
                disabled={isFull}
                aria-label={t("addName", { name: item.shortcut ?? item.name })}
                title={t("add")}
              >
                <Plus aria-hidden className="size-5" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
