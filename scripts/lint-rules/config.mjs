import css from "@eslint/css";
import eslint from "@eslint/js";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import { join } from "node:path";
import { tailwind4 } from "tailwind-csstree";
import tseslint from "typescript-eslint";
import { dependencyZones } from "./dependency-zones.mjs";
import { fileName } from "./file-name.mjs";
import { logicalUtilities } from "./logical-utilities.mjs";
import { noBarrel } from "./no-barrel.mjs";
import { noPackedSpread } from "./no-packed-spread.mjs";
import { noServerImport } from "./no-server-import.mjs";
import { oneFormParser } from "./one-form-parser.mjs";
import { plainNames } from "./plain-names.mjs";

const longArrow = {
  selector:
    ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type='BlockStatement']",
  message: "A function with statements is a function declaration; an arrow is for one expression.",
};

const reactLazy = {
  selector: "ImportDeclaration[source.value='react'] ImportSpecifier[imported.name='lazy']",
  message: "A file that cannot be fetched takes the page away with it: use lazyPart (app/components/lazy).",
};

const routerLink = {
  selector:
    "ImportDeclaration[source.value='react-router'] ImportSpecifier[imported.name='Link'][local.name='Link']",
  message: "Use Link of app/components/ui/link.tsx, which takes less time on the server and in the browser.",
};
const scripts = "**/*.{ts,tsx,mjs}";
const ownRules = {
  rules: {
    "file-name": fileName,
    "logical-utilities": logicalUtilities,
    "no-barrel": noBarrel,
    "no-packed-spread": noPackedSpread,
    "no-server-import": noServerImport,
    "one-form-parser": oneFormParser,
    "plain-names": plainNames,
  },
};

/**
 * Returns the lint configuration for a tree laid out like this repository.
 *
 * @param {string} root absolute path of the tree
 * @returns {import("eslint").Linter.Config[]}
 */
export function lintConfig(root) {
  return [
    {
      ignores: [
        "**/build/",
        ".react-router/",
        ".data/",
        ".cache/",
        "test-results/",
        "playwright-report/",
        "client/schema.d.ts",
      ],
    },
    ...scriptRules(root),
    {
      files: ["app/**/*.{ts,tsx}", "extension/**/*.{ts,tsx}"],
      plugins: {
        "react-hooks": /** @type {import("eslint").ESLint.Plugin} */ (/** @type {unknown} */ (reactHooks)),
      },
      rules: {
        ...reactHooks.configs.flat.recommended.rules,
        "no-restricted-syntax": ["error", longArrow, reactLazy, routerLink],
        "house/logical-utilities": "error",
        "house/no-server-import": "error",
        "house/one-form-parser": "error",
      },
    },
    {
      // The framework requires default exports in these files.
      files: ["*.config.{ts,mjs}", "app/{root,entry.*,routes}.{ts,tsx}", "app/routes/**", "bench/bare/**"],
      rules: { "import-x/no-default-export": "off" },
    },
    // Routes of showcase screens re-export what ~/demo exports.
    { files: ["app/routes/**"], rules: { "house/no-barrel": "off" } },
    cssRules(),
  ];
}

/**
 * @param {string} root
 * @returns {import("eslint").Linter.Config[]}
 */
function scriptRules(root) {
  const presets = [eslint.configs.recommended, ...tseslint.configs.recommended];
  return [
    ...presets.map((preset) => ({ ...preset, files: [scripts] })),
    {
      files: [scripts],
      plugins: { house: ownRules, "import-x": importX },
      settings: {
        "import-x/extensions": [".ts", ".tsx", ".mjs"],
        "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
        "import-x/resolver-next": [resolver(root)],
      },
      rules: {
        "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
        "func-style": ["error", "declaration", { allowArrowFunctions: true }],
        "no-restricted-syntax": ["error", longArrow, reactLazy],
        "house/file-name": "error",
        "house/no-barrel": "error",
        "house/no-packed-spread": "error",
        "house/plain-names": "error",
        "import-x/no-default-export": "error",
        "import-x/no-restricted-paths": ["error", { basePath: root, zones: dependencyZones(root) }],
        "max-lines": ["error", 300],
        "no-useless-rename": "error",
        // French texts contain non-breaking spaces.
        "no-irregular-whitespace": ["error", { skipTemplates: true }],
        // The compiler checks this, in .mjs files too (checkJs).
        "no-undef": "off",
        "object-shorthand": ["error", "properties"],
      },
    },
  ];
}

/** @param {string} root */
function resolver(root) {
  return createNodeResolver({
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    conditionNames: ["types", "import", "node", "default"],
    tsconfig: { configFile: join(root, "tsconfig.json") },
  });
}

/** @returns {import("eslint").Linter.Config} */
function cssRules() {
  return {
    files: ["app/**/*.css", "extension/**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { customSyntax: tailwind4, tolerant: true },
    rules: {
      // Only left and right need logical properties: Tailwind sets width and height, and no page is written
      // vertically.
      "css/prefer-logical-properties": ["error", { allowProperties, allowUnits }],
    },
  };
}

const allowUnits = ["vh", "vw", "dvh", "dvw", "svh", "svw", "lvh", "lvw", "cqw", "cqh"];
const allowProperties = [
  ...["width", "height", "min-width", "max-width", "min-height", "max-height", "top", "bottom"],
  ...["margin-top", "margin-bottom", "padding-top", "padding-bottom", "border-top", "border-bottom"],
  ...["overflow-x", "overflow-y", "overscroll-behavior-x", "overscroll-behavior-y"],
];
