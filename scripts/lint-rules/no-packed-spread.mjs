/** @typedef {Extract<import("eslint").Rule.Node, { type: "ObjectExpression" }>} ObjectLiteral */

/**
 * Reports an object literal that is only spread into another one or into an element, as `...{ id: "user",
 * header }`. It packs several properties into one line that the formatter would put on a line each.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const noPackedSpread = {
  meta: {
    type: "layout",
    fixable: "code",
    schema: [],
    messages: { packed: "Write these properties one a line: a spread literal only packs them together." },
  },
  create(context) {
    return {
      "ObjectExpression > SpreadElement"(/** @type {any} */ node) {
        const packed = literalOf(node.argument);
        if (!packed || packed.properties.some(isAccessor)) return;
        const inside = propertiesText(packed, context.sourceCode);
        context.report({
          node,
          messageId: "packed",
          fix: inside === null ? null : (fixer) => fixer.replaceText(node, inside),
        });
      },
      JSXSpreadAttribute(/** @type {any} */ node) {
        const packed = literalOf(node.argument);
        if (!packed || packed.properties.some(isAccessor)) return;
        const attributes = packed.properties.map((property) => attributeText(property, context.sourceCode));
        context.report({
          node,
          messageId: "packed",
          fix: attributes.includes(null) ? null : (fixer) => fixer.replaceText(node, attributes.join(" ")),
        });
      },
    };
  },
};

/**
 * Returns the object literal of a node, also before `as const`.
 *
 * @param {any} node
 * @returns {ObjectLiteral | undefined}
 */
function literalOf(node) {
  if (node.type === "ObjectExpression") return node;
  const isConst = node.type === "TSAsExpression" && node.typeAnnotation.typeName?.name === "const";
  return isConst ? literalOf(node.expression) : undefined;
}

/**
 * Excludes getters: a spread calls them once, while a property of the outer object would call them on each
 * access.
 */
function isAccessor(/** @type {ObjectLiteral["properties"][number]} */ property) {
  return property.type === "Property" && property.kind !== "init";
}

/**
 * Returns the source between the braces without a trailing comma, or null for an empty literal.
 *
 * @param {ObjectLiteral} literal
 * @param {import("eslint").SourceCode} source
 */
function propertiesText(literal, source) {
  const open = source.getFirstToken(literal);
  const close = source.getLastToken(literal);
  const last = close && source.getTokenBefore(close);
  if (!open || !close || !last || literal.properties.length === 0) return null;
  const end = last.value === "," ? last.range[0] : last.range[1];
  const comments = source.text.slice(last.range[1], close.range[0]).trim();
  return source.text.slice(open.range[1], end).trim() + (comments && ` ${comments}\n`);
}

/**
 * Returns a property as a JSX attribute, or null if it has no such form.
 *
 * @param {any} property
 * @param {import("eslint").SourceCode} source
 */
function attributeText(property, source) {
  if (property.type !== "Property") return `{${source.getText(property)}}`;
  const { computed, key, value } = property;
  if (computed || key.type !== "Identifier") return null;
  if (value.value === true) return key.name;
  const isPlain = typeof value.value === "string" && /^[\w ./-]*$/.test(value.value);
  return isPlain ? `${key.name}="${value.value}"` : `${key.name}={${source.getText(value)}}`;
}
