const component = /^export default function (\w+)\(/m;

/**
 * Exports the component of each screen, and of the root, through `memoScreen`.
 *
 * @returns {import("vite").Plugin}
 */
export function memoScreens() {
  return {
    name: "memo-screens",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/(root|routes\/[^/]+(\/route)?)\.tsx(\?|$)/, code: component },
      handler: (code) => ({ code: withMemo(code), map: null }),
    },
  };
}

/**
 * Returns the source of a route's module with its component exported through `memoScreen`. Lines keep their
 * numbers.
 *
 * @param {string} code
 */
export function withMemo(code) {
  const [, name] = component.exec(code) ?? [];
  if (!name) return code;
  const screen = code.replace(component, `function ${name}(`);
  return `${screen}\nimport { memoScreen } from "~/page/screen-memo";\nexport default memoScreen(${name});\n`;
}
