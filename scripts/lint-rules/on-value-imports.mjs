/**
 * Handlers that call `check` for every import and re-export that is there when the program runs, with what it names.
 *
 * @param {(node: any, source: string) => void} check
 * @returns {import("eslint").Rule.RuleListener}
 */
export function onValueImports(check) {
  /** @param {any} node */
  function visit(node) {
    const isType = node.importKind === "type" || node.exportKind === "type";
    const source = node.source?.value;
    if (!isType && typeof source === "string") check(node, source);
  }
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  };
}
