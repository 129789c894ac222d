import { RotateCcw } from "lucide-react";
import { Form } from "react-router";
import { EmptyState } from "~/components/states/empty-state";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { TileGrid } from "~/shell/menus/shortcuts/tile-grid";
import type { Tile } from "~/shell/menus/shortcuts/tiles";
import { useShortcutEditor } from "~/shell/menus/shortcuts/use-shortcut-editor";

/** Shows the shortcuts with the forms that change them. With scripts, changes don't reload the page. */
export function MyShortcuts({ tiles, isDefault }: { tiles: Tile[]; isDefault: boolean }) {
  const t = useTranslation("shortcuts");
  const editor = useShortcutEditor(
    tiles.map(({ path }) => path),
    t,
  );
  const shownTiles = editor.list.flatMap((path) => tiles.find((tile) => tile.path === path) ?? []);
  return (
    <Card
      title={t("mine")}
      subtitle={<span className="needs-script max-sm:hidden">{t("hint")}</span>}
      padded={false}
    >
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      {shownTiles.length > 0 ? (
        <TileGrid tiles={shownTiles} texts={t} isEditing onMove={editor.move} onRemove={editor.remove} />
      ) : (
        <EmptyState illustration="lost" title={t("emptyTitle")} text={t("emptyText")} />
      )}
      {!isDefault && (
        <Form method="post" className="flex justify-end border-t border-line px-4 py-3">
          <Button type="submit" name="intent" value="reset" variant="ghost" size="sm">
            <RotateCcw aria-hidden className="size-4" />
            {t("reset")}
          </Button>
        </Form>
      )}
    </Card>
  );
}
