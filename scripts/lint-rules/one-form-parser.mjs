const parser = /(^|\/)app\/components\/form\/(read|parse)-form\.server\.ts$/;
const conform = /^@conform-to\//;

/**
 * Forms are read by `readForm` and checked by `parseForm` or `parseFields`, which refuse what would cost the
 * process its memory. Nothing else calls `formData()` or Conform.
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

    /** @param {any} node */
    function check(node) {
      const isType = node.importKind === "type" || node.exportKind === "type";
      const source = node.source?.value;
      if (!isType && typeof source === "string" && conform.test(source))
        context.report({ node, messageId: "parse", data: { source } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      /** @param {any} node */
      "CallExpression > MemberExpression.callee[property.name='formData']"(node) {
        context.report({ node, messageId: "read" });
      },
    };
  },
};
