/**
 * Reports files that only re-export from other files: they hide where a thing is defined and make every
 * importer load all of it.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const noBarrel = {
  meta: {
    type: "problem",
    schema: [],
    messages: { barrel: "This file only re-exports. Import from the file that owns the thing instead." },
  },
  create(context) {
    return {
      Program(node) {
        const statements = node.body.filter((statement) => statement.type !== "ImportDeclaration");
        if (statements.length > 0 && statements.every(isReExport)) {
          context.report({ node, messageId: "barrel" });
        }
      },
    };
  },
};

/** @param {import("eslint").AST.Program["body"][number]} statement */
function isReExport(statement) {
  if (statement.type === "ExportAllDeclaration") return true;
  return statement.type === "ExportNamedDeclaration" && statement.declaration == null;
}
