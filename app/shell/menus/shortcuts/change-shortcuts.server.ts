import { z } from "zod";
import { assertKnownNames } from "~/components/form/parse-form.server";
import type { RequestContext } from "~/page/request-context";
import { getAuth } from "~/session/auth-state.server";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { viewerOf } from "~/page/viewer.server";
import { writeShortcuts, readShortcuts } from "./shortcut-cookie.server";
import { movePath, maxShortcuts, offeredPaths, shownShortcuts } from "./shortcut-list";

/** The changes that forms can submit. The popup always submits the complete list. */
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["add", "remove", "earlier", "later"]), path: z.string() }),
  z.object({ intent: z.literal("reset") }),
  z.object({ intent: z.literal("keep"), paths: z.array(z.string()).max(maxShortcuts) }),
]);
export type ShortcutChange = z.infer<typeof changeSchema>;

type Outcome =
  | { problem: "unknown" | "full"; status: number }
  | { problem: undefined; shortcutChange: ShortcutChange; list: string[]; cookies: string[] };

/**
 * Changes the user's shortcuts. It isn't an error if a change has no effect. Refuses a page that doesn't
 * exist or that the user may not see, and more pages than allowed.
 * @throws ProviderError while the user's identity is unknown
 */
export async function changeShortcuts(
  context: RequestContext,
  request: Request,
  form: FormData,
): Promise<Outcome> {
  assertKnownNames(form, changeSchema);
  const auth = getAuth(context);
  if (auth.state === "loading") throw auth.error;
  const viewer = menuViewerOf(viewerOf(auth));
  const parsed = changeSchema.safeParse({ ...Object.fromEntries(form), paths: form.getAll("path") });
  const offered = offeredPaths(viewer);
  if (!parsed.success || !isOffered(parsed.data, offered)) return { problem: "unknown", status: 400 };
  const requestedChange = parsed.data;
  const list = applyChange(shownShortcuts(await readShortcuts(request, auth), viewer), requestedChange);
  if (list && list.length > maxShortcuts) return { problem: "full", status: 409 };
  return {
    problem: undefined,
    shortcutChange: requestedChange,
    list: list ?? shownShortcuts(null, viewer),
    cookies: await writeShortcuts(request, auth, list),
  };
}

function isOffered(change: ShortcutChange, offered: ReadonlySet<string>): boolean {
  if (change.intent === "add") return offered.has(change.path);
  if (change.intent !== "keep") return true;
  return (
    new Set(change.paths).size === change.paths.length && change.paths.every((path) => offered.has(path))
  );
}

/** Returns the list after a change; null means the default list. */
function applyChange(list: string[], change: ShortcutChange): string[] | null {
  switch (change.intent) {
    case "add":
      return list.includes(change.path) ? list : [...list, change.path];
    case "remove":
      return list.filter((path) => path !== change.path);
    case "earlier":
      return movePath(list, change.path, list.indexOf(change.path) - 1);
    case "later":
      return movePath(list, change.path, list.indexOf(change.path) + 1);
    case "keep":
      return change.paths;
    case "reset":
      return null;
  }
}
