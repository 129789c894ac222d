import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const library = "lucide-react";
const usage = /import \{([^}]*)\} from "lucide-react";/g;
const iconModule = "\0icon:";

/**
 * Returns the names of the icons that the sources import from the library, sorted. Type imports don't count.
 *
 * @param {string} folder
 */
export function usedIcons(folder) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, list = ""] of readFileSync(join(folder, file), "utf8").matchAll(usage))
      for (const item of list.split(",")) {
        const name = item.trim().split(" as ")[0] ?? "";
        if (name && !name.startsWith("type ") && isIcon(name)) names.add(name);
      }
  }
  return [...names].sort();
}

/** @param {string} name */
function isIcon(name) {
  return name in lucide && !name.startsWith("Lucide");
}

/**
 * Returns an SVG file with one `<symbol>` per icon; its id is the icon's name.
 *
 * @param {string[]} names
 */
export function drawSprite(names) {
  const symbols = names.map((name) => {
    const icon = /** @type {import("lucide-react").LucideIcon} */ (Reflect.get(lucide, name));
    const drawing = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/**
 * Bundles all icons into one hashed SVG file that pages refer to (docs/decisions/0014). The development server
 * uses the library's own components.
 *
 * @returns {import("vite").Plugin}
 */
export function iconSprite() {
  const names = usedIcons("app");
  const sprite = drawSprite(names);
  const fileName = `assets/icons-${createHash("sha256").update(sprite).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "icon-sprite",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      return id === library || id.startsWith(iconModule) ? `\0${id.replace(/^\0/, "")}` : null;
    },
    load(id) {
      const icons = names.map((name) => `export { ${name} } from ${JSON.stringify(iconModule + name)};`);
      if (id === `\0${library}`) return { code: icons.join("\n"), moduleSideEffects: false };
      if (!id.startsWith(iconModule)) return null;
      const name = id.slice(iconModule.length);
      const code = `import { spriteIcon } from "/app/components/ui/sprite-icon.tsx";
export const ${name} = /* @__PURE__ */ spriteIcon("/${fileName}#${name}");`;
      return { code, moduleSideEffects: false };
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: sprite });
    },
  };
}
