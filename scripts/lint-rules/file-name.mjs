import { basename, relative, resolve } from "node:path";

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const grabBag = /^(?:utils?|helpers?|misc|common)$/;

/**
 * Reports file names that are not kebab-case, and generic names such as `utils`. Route modules are exempt:
 * their names are URLs.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const fileName = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      kebab: "{{name}} is not kebab-case.",
      grabBag: "{{name}} says nothing about its content: name it after what it owns.",
    },
  },
  create(context) {
    const path = relative(context.cwd, resolve(context.cwd, context.filename)).replaceAll("\\", "/");
    return {
      Program(node) {
        if (/^app\/routes\/[^/]+$/.test(path)) return;
        const stem = basename(path).replace(/\.\w+$/, "");
        const folders = path.split("/").slice(0, -1);
        if (!kebab.test(stem)) context.report({ node, messageId: "kebab", data: { name: stem } });
        for (const name of [...folders, stem]) {
          if (grabBag.test(name)) context.report({ node, messageId: "grabBag", data: { name } });
        }
      },
    };
  },
};
