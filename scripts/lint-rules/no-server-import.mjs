import { onValueImports } from "./on-value-imports.mjs";

const serverModule = /\.server(\.tsx?)?$/;
// React Router strips loaders, actions and middleware from these before the browser gets them.
const strippedModule = /(^|\/)app\/(root\.tsx|routes\/([^/]+|[^/]+\/route)\.tsx?)$/;
const serverFile = /\.server\.tsx?$/;

/**
 * Refuses a value import of a `.server` module from a module the browser may load.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const noServerImport = {
  meta: {
    type: "problem",
    schema: [],
    messages: { server: "{{source}} is server-only; this module may reach the browser." },
  },
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    if (serverFile.test(file) || strippedModule.test(file)) return {};

    return onValueImports((node, source) => {
      if (serverModule.test(source)) context.report({ node, messageId: "server", data: { source } });
    });
  },
};
