import { logicalUtilities } from "../../../../scripts/lint-rules/logical-utilities.mjs";
import { ruleTester } from "../../../support/rule-tester";

const logical = [
  "ms-2 pe-4 start-0 end-auto text-start border-s rounded-se-md float-end",
  "mx-2 inset-x-0 space-x-2 translate-x-1 leading-6 placeholder:text-muted right",
  "grid-rows-[auto_1fr] group-hover:ps-2 -ms-1 rounded-lg rounded-t border-b border-red-500",
];
const physical = [
  ...["ml-2", "mr-auto", "pl-4", "pr-[3px]", "-ml-1", "left-0", "-right-2", "right-auto"],
  ...["text-left", "text-right", "float-left", "clear-right", "scroll-ml-2", "scroll-pr-2"],
  ...["border-l", "border-r-2", "rounded-l", "rounded-tr-md", "rounded-bl"],
  ...[
    "md:ml-2",
    "hover:focus:pl-1",
    "!mr-2",
    "mr-2!",
    "data-[open]:left-0",
    "[&>a]:pr-2",
    "group-hover/row:ml-1",
  ],
];

ruleTester.run("no physical left or right in class names", logicalUtilities, {
  valid: [
    ...logical.map((classes) => `const a = <p className="${classes}" />`),
    'import "left-pad";',
    "const a = <p style={{ marginInlineStart: 2 }} />",
  ],
  invalid: [
    ...physical.map((name) => ({
      code: `const a = <p className={cn("flex", open && "grid ${name} block")} />`,
      errors: [{ messageId: "physical", data: { name } }],
    })),
    { code: "const a = `flex pl-2 ${size}`", errors: 1 },
    { code: "const a = <p style={{ marginLeft: 2, left: 0 }} />", errors: 2 },
  ],
});
