import { routes } from "virtual:react-router/server-build";

let byPattern: Map<string, unknown[]> | undefined;

/**
 * Returns the handles of the routes that match a URL, deepest first. `pattern` is the router's pattern, as
 * passed to loaders. Empty for unknown patterns.
 */
export function handlesAt(pattern: string): readonly unknown[] {
  byPattern ??= handlesByPattern();
  return byPattern.get(pattern) ?? [];
}

function handlesByPattern(): Map<string, unknown[]> {
  const deepestHandles = new Map<string, unknown[]>();
  for (const route of Object.values(routes)) {
    if (!route) continue;
    const segments: string[] = [];
    const handles: unknown[] = [];
    for (
      let current: typeof route | undefined = route;
      current;
      current = current.parentId ? routes[current.parentId] : undefined
    ) {
      if (current.path) segments.unshift(current.path);
      handles.push(current.module.handle);
    }
    const pattern = segments.join("/").replace(/\/\/+/g, "/") || "/";
    // An index route has the same pattern as its parent and always matches together with it.
    const earlierHandles = deepestHandles.get(pattern) ?? [];
    if (handles.length > earlierHandles.length) deepestHandles.set(pattern, handles);
  }
  return deepestHandles;
}
