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
];
const riddles = ["wear", "closeSound", "cast", "secondEyes", "spokenCode", "may", "useMay", "openedSearch"];
const files = ["told", "said", "second-eyes", "spoken-codes", "looks", "cast", "cashing-out"];

const identifiers = new Set([...situations, ...situations.map(capitalize), ...participleTypes, ...riddles]);
const prefix = /^(?:tellOf|most|asked|Asked)[A-Z]/;
const fileStems = new Set(files);

const exceptionsFile = new URL("plain-names-exceptions.json", import.meta.url);

/**
 * Banned names that are still in use, by path. Remove entries, don't add any.
 *
 * @type {Record<string, string[]>}
 */
const plainNameExceptions = JSON.parse(readFileSync(exceptionsFile, "utf8"));

/**
 * Reports declarations and files named after a situation (`Asked`, `told`) instead of what they hold or do. A
 * shorthand property in a destructuring pattern is exempt: its name is declared elsewhere.
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
      VariableDeclarator: (node) => checkPattern(node.id),
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
  return identifiers.has(name) || prefix.test(name);
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
