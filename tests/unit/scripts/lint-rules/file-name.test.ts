import { fileName } from "../../../../scripts/lint-rules/file-name.mjs";
import { ruleTester } from "../../../support/rule-tester";

ruleTester.run("names say what is inside", fileName, {
  valid: [
    { code: "", filename: "app/shell/frame/top-bar.tsx" },
    { code: "", filename: "app/session/file-store.server.ts" },
    { code: "", filename: "app/routes/$lang.apps.wallet.tsx" },
    { code: "", filename: "app/routes/$lang.login/route.tsx" },
  ],
  invalid: [
    { code: "", filename: "app/shell/TopBar.tsx", errors: [{ messageId: "kebab" }] },
    { code: "", filename: "app/shell/top_bar.tsx", errors: [{ messageId: "kebab" }] },
    { code: "", filename: "provider/src/helpers.ts", errors: [{ messageId: "grabBag" }] },
    { code: "", filename: "app/utils/money.ts", errors: [{ messageId: "grabBag" }] },
  ],
});
