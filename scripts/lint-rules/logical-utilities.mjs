const physical =
  /^-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|(?:text|float|clear)-(?:left|right)$)/;
const physicalProperty = /^(?:(?:margin|padding|border)(?:Left|Right)(?:Color|Style|Width)?|left|right)$/;

/**
 * Reports Tailwind utilities and inline styles that name left or right. Arabic is written from right to left,
 * so a side is called start or end.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const logicalUtilities = {
  meta: {
    type: "problem",
    schema: [],
    messages: { physical: "{{name}} names a physical side. Use the logical one (start, end, ms-, pe-, …)." },
  },
  create(context) {
    /**
     * @param {any} node
     * @param {string} text
     */
    function checkText(node, text) {
      for (const word of text.split(/\s+/)) {
        if (physical.test(utilityOf(word))) {
          context.report({ node, messageId: "physical", data: { name: word } });
        }
      }
    }
    return {
      Literal(node) {
        if (typeof node.value === "string" && !isModuleName(node)) checkText(node, node.value);
      },
      TemplateElement(node) {
        checkText(node, node.value.raw);
      },
      /** @param {any} node */
      "JSXAttribute[name.name='style'] Property"(node) {
        const name = node.key.name ?? node.key.value;
        if (physicalProperty.test(name)) context.report({ node, messageId: "physical", data: { name } });
      },
    };
  },
};

/**
 * Removes variants (`md:`, `hover:`, `[&>a]:`) and the important mark from a class.
 *
 * @param {string} word
 */
function utilityOf(word) {
  return word.replace(/^(?:(?:\[[^\]]*\]|[\w@/*-]+(?:-\[[^\]]*\])?(?:\/\w+)?):)+/, "").replace(/^!|!$/g, "");
}

/** @param {any} node */
function isModuleName(node) {
  return /^(Import|Export)/.test(node.parent?.type ?? "");
}
