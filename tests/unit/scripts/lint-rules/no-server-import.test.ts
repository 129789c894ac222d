import { noServerImport } from "../../../../scripts/lint-rules/no-server-import.mjs";
import { ruleTester } from "../../../support/rule-tester";

const valueImport = 'import { getAuth } from "~/session/auth-state.server";';

ruleTester.run("the browser never gets a .server module", noServerImport, {
  valid: [
    { code: valueImport, filename: "/r/app/routes/$lang.login/route.tsx" },
    { code: valueImport, filename: "/r/app/routes/healthz.ts" },
    { code: valueImport, filename: "/r/app/root.tsx" },
    { code: valueImport, filename: "/r/app/features/auth/login.server.ts" },
    {
      code: 'import type { AuthState } from "~/session/auth-state.server";',
      filename: "/r/app/shell/top-bar.tsx",
    },
  ],
  invalid: [
    { code: valueImport, filename: "/r/app/shell/top-bar.tsx", errors: 1 },
    { code: valueImport, filename: "/r/app/routes/$lang.login/schema.ts", errors: 1 },
    {
      code: 'const load = () => import("./store.server.ts");',
      filename: "/r/app/session/store.ts",
      errors: 1,
    },
    { code: 'export { getAuth } from "./auth.server";', filename: "/r/app/components/auth.ts", errors: 1 },
  ],
});
