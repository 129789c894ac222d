import { onValueImports } from "./on-value-imports.mjs";

const parser = /(^|\/)app\/components\/form\/(read|parse)-form\.server\.ts$/;
const conform = /^@conform-to\//;

/**
 * Reports calls of `formData()` and Conform outside of `readForm`, `parseForm` and `parseFields`. These limit
 * what a form may contain, so that no request exhausts the memory.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const oneFormParser = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      read: "Read forms with readForm (~/components/form/read-form.server): it refuses what no form of ours sends.",
      parse: "Check forms with parseForm (~/components/form/parse-form.server), not with {{source}}.",
    },
  },
  create(context) {
    if (parser.test(context.filename.replaceAll("\\", "/"))) return {};

    return {
      ...onValueImports((node, source) => {
        if (conform.test(source)) context.report({ node, messageId: "parse", data: { source } });
      }),
      /** @param {any} node */
      "CallExpression > MemberExpression.callee[property.name='formData']"(node) {
        context.report({ node, messageId: "read" });
      },
    };
  },
};
