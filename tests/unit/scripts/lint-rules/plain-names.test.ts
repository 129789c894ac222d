import { plainNames } from "../../../../scripts/lint-rules/plain-names.mjs";
import { ruleTester } from "../../../support/rule-tester";

ruleTester.run("plain names", plainNames, {
  valid: [
    "interface StepRequest {}",
    "function notifySecurityEvent(query) {}",
    "const { told, reason } = submission.value;",
    "const { told: notice } = submission.value;",
    { code: "", filename: "app/styles/component-classes.ts" },
  ],
  invalid: [
    { code: "interface Asked {}", errors: [{ messageId: "identifier" }] },
    { code: "type Circumstances = string;", errors: [{ messageId: "identifier" }] },
    { code: "const said = 1;", errors: [{ messageId: "identifier" }] },
    { code: "const [first, told] = pair;", errors: [{ messageId: "identifier" }] },
    { code: "const { reason: told } = value;", errors: [{ messageId: "identifier" }] },
    { code: "function useMay() {}", errors: [{ messageId: "identifier" }] },
    { code: "function tellOfSafety() {}", errors: [{ messageId: "identifier" }] },
    { code: "function send(told = 1) {}", errors: [{ messageId: "identifier" }] },
    { code: "list.map((asked) => asked.id);", errors: [{ messageId: "identifier" }] },
    { code: "", filename: "app/provider-client/told.ts", errors: [{ messageId: "file" }] },
  ],
});
