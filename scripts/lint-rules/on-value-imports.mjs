/**
 * Returns handlers that call `check` with each import and re-export of values (not types) and its source.
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
