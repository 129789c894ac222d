import type { OpenApiDocument } from "./document-types.ts";

/** Removes named schemas and parameters that nothing refers to. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, parameters = {}, responses, ...components } = document.components;
  const usedNames = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(
      /#\/components\/(?:schemas|parameters)\/([^"]+)/g,
    )) {
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      if (schemas[name]) visit(schemas[name]);
    }
  };
  visit([document.paths, document.webhooks, responses]);
  const onlyUsed = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => usedNames.has(name)));
  return {
    ...document,
    components: {
      ...components,
      schemas: onlyUsed(schemas),
      parameters: onlyUsed(parameters),
      responses: responses!,
    },
  };
}
