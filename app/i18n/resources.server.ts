import type { Language } from "./languages";
import type { Namespace } from "./namespaces";
import type { Texts } from "./translation";

const modules = import.meta.glob<{ texts: Texts }>("../locales/*/*.ts", { eager: true });

/** Returns the texts of a namespace in a language. The namespace `vi` is the same in all languages. */
export function textsOf(language: Language, namespace: Namespace): Texts {
  const folder = namespace === "vi" ? "vi" : language;
  return modules[`../locales/${folder}/${namespace}.ts`]?.texts ?? {};
}

/** Returns all texts of a language in i18next's format. */
export function resourcesOf(language: Language): Record<string, Texts> {
  const resources: Record<string, Texts> = {};
  for (const [file, module] of Object.entries(modules)) {
    const [, folder, name] = /locales\/(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    if (name && (folder === language || folder === "vi")) resources[name] = module.texts;
  }
  return resources;
}
