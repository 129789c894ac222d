import { routes } from "virtual:react-router/server-build";

let byPattern: Map<string, unknown[]> | undefined;

/**
 * The handles of the routes that an address matches, the deepest first. `pattern` is the router's pattern of
 * the address, as loaders get it; one it does not have has none.
 */
export function handlesAt(pattern: string): readonly unknown[] {
  byPattern ??= handlesByPattern();
  return byPattern.get(pattern) ?? [];
}

function handlesByPattern(): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const route of Object.values(routes)) {
    if (!route) continue;
    const segments: string[] = [];
    const handles: unknown[] = [];
    for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) {
      if (at.path) segments.unshift(at.path);
      handles.push(at.module.handle);
    }
    const pattern = segments.join("/").replace(/\/\/+/g, "/") || "/";
    // An index route has the pattern of its parent, and matches with it.
    const others = found.get(pattern) ?? [];
    if (handles.length > others.length) found.set(pattern, handles);
  }
  return found;
}
