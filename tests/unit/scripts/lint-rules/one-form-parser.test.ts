import { oneFormParser } from "../../../../scripts/lint-rules/one-form-parser.mjs";
import { ruleTester } from "../../../support/rule-tester";

const conform = 'import { parseWithZod } from "@conform-to/zod/v4";';
const read = "const form = await request.formData();";

ruleTester.run("forms are read in one place", oneFormParser, {
  valid: [
    { code: conform, filename: "/r/app/components/form/parse-form.server.ts" },
    { code: read, filename: "/r/app/components/form/read-form.server.ts" },
    {
      code: 'export type { SubmissionResult } from "@conform-to/react";',
      filename: "/r/app/components/form/conform-types.ts",
    },
    { code: "const sent = fetcher.formData;", filename: "/r/app/shell/use-theme.ts" },
  ],
  invalid: [
    { code: conform, filename: "/r/app/routes/$lang.login/route.tsx", errors: 1 },
    { code: read, filename: "/r/app/routes/theme.tsx", errors: 1 },
    {
      code: 'const { parse } = await import("@conform-to/dom");',
      filename: "/r/app/features/auth/log-in.server.ts",
      errors: 1,
    },
  ],
});
