import { noBarrel } from "../../../../scripts/lint-rules/no-barrel.mjs";
import { ruleTester } from "../../../support/rule-tester";

ruleTester.run("no barrel files", noBarrel, {
  valid: [
    "export function a() {}",
    'import "./style.css";',
    'export { a } from "./a.js"; export const b = 1;',
    "const a = 1; export { a };",
  ],
  invalid: [
    { code: 'export * from "./a.js";', errors: 1 },
    { code: 'export { a } from "./a.js"; export { b } from "./b.js";', errors: 1 },
    { code: 'import { a } from "./a.js"; export { a };', errors: 1 },
  ],
});
