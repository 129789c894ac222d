import { onValueImports } from "./on-value-imports.mjs";

const serverModule = /\.server(\.tsx?)?$/;
// React Router removes loaders, actions and middleware from these modules in the browser's build.
const strippedModule = /(^|\/)app\/(root\.tsx|routes\/([^/]+|[^/]+\/route)\.tsx?)$/;
const serverFile = /\.server\.tsx?$/;

/**
 * Reports a value import of a `.server` module in a module that the browser may load.
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
