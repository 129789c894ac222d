import { readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";

const situations = [
  "asked",
  "told",
  "said",
  "grounds",
  "circumstances",
  "happening",
  "wanted",
  "carried",
  "standing",
];
const participleTypes = [
  "Known",
  "Reached",
  "Kept",
  "Found",
  "Spoken",
  "Written",
  "Counted",
  "Further",
  "Surroundings",
  "Fate",
  "Purse",
  "Wish",
];
const riddles = [
  "habits",
  "fate",
  "purse",
  "wishes",
  "patience",
  "heard",
  "surroundings",
  "wear",
  "closeSound",
  "cast",
  "secondEyes",
  "spokenCode",
  "may",
  "useMay",
  "openedSearch",
];
const files = ["told", "said", "second-eyes", "spoken-codes", "looks", "cast", "cashing-out"];

const identifiers = new Set([...situations, ...situations.map(capitalize), ...participleTypes, ...riddles]);
// `openedAt` and the like are times.
const prefix =
  /^(?:most|ask|asked|Asked|tell|told|bring|come|gives|hears|knows|sees|beside|let|revive|tried|Tried|wanted|Wanted|Written|opened(?!At$)|Opened|habits|fates|un(?:asked|told|spoken)|an?|the|its|their|what|how|which|who(?!AmI$)|whose)[A-Z]/;
const suffix =
  /(?:Told|Asked|Wanted|Heard|Further|LookedAt|AtMost|Beside|Otherwise|NeedsSecond|Wish|Wishes|Fate|Patience)$/;
const unnamedPerson = /^(?:some|no|every)body|(?:Some|No|Every)body/;
const limit = /^(?:longest|largest|shortest|smallest|least|maximum|minimum)[A-Z]/;
const fileStems = new Set(files);

const exceptionsFile = new URL("plain-names-exceptions.json", import.meta.url);

/**
 * Banned names that are still in use, by path. Remove entries, don't add any.
 *
 * @type {Record<string, string[]>}
 */
const plainNameExceptions = JSON.parse(readFileSync(exceptionsFile, "utf8"));

/**
 * Reports declarations and files named after a situation (`Asked`, `told`) instead of what they hold or do, and
 * numeric limits whose names (`longestName`, `maximumTries`) don't begin with `max` or `min`. A shorthand property in a
 * destructuring pattern is exempt: its name is declared elsewhere.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const plainNames = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      identifier:
        "{{name}} names a situation. Name the type after what it holds, the function after what it does.",
      file: "{{name}} names a situation. Name the file after what it contains.",
      limit: "{{name}} is a limit. Begin its name with max or min.",
    },
  },
  create(context) {
    const path = relative(context.cwd, resolve(context.cwd, context.filename)).replaceAll("\\", "/");
    const exceptions = new Set(plainNameExceptions[path]);

    /** @param {any} node */
    function checkIdentifier(node) {
      if (node?.type !== "Identifier" || !isBanned(node.name) || exceptions.has(node.name)) return;
      context.report({ node, messageId: "identifier", data: { name: node.name } });
    }

    /** @param {any} pattern */
    function checkPattern(pattern) {
      for (const identifier of boundIdentifiers(pattern)) checkIdentifier(identifier);
    }

    /** @param {any} node */
    function checkFunction(node) {
      checkIdentifier(node.id);
      for (const parameter of node.params) checkPattern(parameter);
    }

    return {
      Program(node) {
        const name = basename(path).replace(/\..*$/, "");
        if (fileStems.has(name) && !exceptions.has(name)) {
          context.report({ node, messageId: "file", data: { name } });
        }
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      VariableDeclarator(node) {
        checkPattern(node.id);
        if (node.id.type !== "Identifier" || !limit.test(node.id.name) || !isNumber(node.init)) return;
        context.report({ node: node.id, messageId: "limit", data: { name: node.id.name } });
      },
      /** @param {any} node */
      ClassDeclaration: (node) => checkIdentifier(node.id),
      /** @param {any} node */
      TSInterfaceDeclaration: (node) => checkIdentifier(node.id),
      /** @param {any} node */
      TSTypeAliasDeclaration: (node) => checkIdentifier(node.id),
    };
  },
};

/** @param {string} name */
function isBanned(name) {
  return identifiers.has(name) || [prefix, suffix, unnamedPerson].some((pattern) => pattern.test(name));
}

/**
 * Returns whether an expression is a number, such as `30` or `24 * hour`.
 *
 * @param {any} node
 * @returns {boolean}
 */
function isNumber(node) {
  if (node?.type === "BinaryExpression") return isNumber(node.left) || isNumber(node.right);
  return node?.type === "Literal" && typeof node.value === "number";
}

/** @param {string} word */
function capitalize(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns the identifiers a pattern declares, without shorthand properties.
 *
 * @param {any} pattern
 * @returns {any[]}
 */
function boundIdentifiers(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern];
    case "AssignmentPattern":
      return boundIdentifiers(pattern.left);
    case "RestElement":
      return boundIdentifiers(pattern.argument);
    case "ArrayPattern":
      return pattern.elements.flatMap(boundIdentifiers);
    case "ObjectPattern":
      return pattern.properties.flatMap((/** @type {any} */ property) => {
        if (property.type === "RestElement") return boundIdentifiers(property.argument);
        return property.shorthand ? [] : boundIdentifiers(property.value);
      });
    default:
      return [];
  }
}
