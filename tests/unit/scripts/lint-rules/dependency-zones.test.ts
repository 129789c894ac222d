import { ESLint } from "eslint";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lintConfig } from "../../../../scripts/lint-rules/config.mjs";
import { dependencyZones } from "../../../../scripts/lint-rules/dependency-zones.mjs";

const planted: Record<string, string> = {
  "contract/calls/call.ts": 'import { a } from "../../provider/src/money.ts"; export const call = a;',
  "shared/queue.ts": 'import { call } from "#contract/calls/call.ts"; export const queue = call;',
  "provider/src/money.ts": "export const a = 1;",
  "provider/src/offer.ts": 'import { Shell } from "../../app/shell/shell.tsx"; export const offer = Shell;',
  "app/shell/shell.tsx": 'import { a } from "#provider/money.ts"; export const Shell = a;',
  "app/shell/demo-link.tsx": 'import { tour } from "~/demo/academy/tour"; export const link = tour;',
  "app/demo/academy/tour.tsx": "export const tour = 1;",
  "app/components/ui/button.tsx": 'import { Shell } from "~/shell/shell"; export const Button = Shell;',
  "app/features/wallet/balance.tsx": "export const balance = 1;",
  "app/features/stores/tile.tsx": 'import { balance } from "../wallet/balance"; export const tile = balance;',
  "app/features/stores/link.tsx": 'import { Shell } from "~/shell/shell"; export const link = Shell;',
  "app/session/store.ts": 'import { home } from "~/routes/home"; export const store = home;',
  "app/routes/home.tsx": "export const home = 1;",
  "app/app.css": ".a { margin-left: 1px; } .b { @apply flex; text-align: right; }",
};
const allowed: Record<string, string> = {
  "app/root.tsx":
    'import { Shell } from "~/shell/shell"; import { tour } from "~/demo/academy/tour"; export const root = [Shell, tour];',
  "app/routes/wallet.tsx":
    'import { balance } from "~/features/wallet/balance"; import { tour } from "~/demo/academy/tour"; export const page = [balance, tour];',
  "app/features/wallet/card.tsx":
    'import { balance } from "./balance"; import { z } from "zod"; export const card = [balance, z];',
  "app/features/wallet/call.ts":
    'import { call } from "#contract/calls/call.ts"; export const wallet = call;',
  "shared/room.ts": "export const room = 1;",
  "app/features/wallet/room.ts": 'import { room } from "#shared/room.ts"; export const wallet = room;',
  "provider/src/room.ts": 'import { room } from "#shared/room.ts"; export const disk = room;',
};
const zone = "import-x/no-restricted-paths";
const expected = {
  "contract/calls/call.ts": [zone],
  "shared/queue.ts": [zone],
  "provider/src/offer.ts": [zone],
  "app/shell/shell.tsx": [zone],
  "app/shell/demo-link.tsx": [zone],
  "app/components/ui/button.tsx": [zone],
  "app/features/stores/tile.tsx": [zone],
  "app/features/stores/link.tsx": [zone],
  "app/session/store.ts": [zone],
  "app/app.css": ["css/prefer-logical-properties", "css/prefer-logical-properties"],
};

describe("dependency direction", () => {
  let root = "";
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "cashlane-zones-"));
    for (const [file, content] of Object.entries({ ...planted, ...allowed })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${content}\n`);
    }
    const compilerOptions = { paths: { "~/*": ["./app/*"] }, allowImportingTsExtensions: true };
    writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    const imports = {
      "#contract/*": "./contract/*",
      "#provider/*": "./provider/src/*",
      "#shared/*": "./shared/*",
    };
    writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", imports }));
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("finds every planted violation and nothing else", async () => {
    const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: lintConfig(root) });
    const results = await eslint.lintFiles(["."]);
    const found = results
      .filter((result) => result.messages.length > 0)
      .map((result) => [
        result.filePath.slice(root.length + 1),
        result.messages.map((message) => message.ruleId),
      ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it("refuses a folder without a rank", () => {
    mkdirSync(join(root, "app/attic"));
    expect(() => dependencyZones(root)).toThrow("app/attic has no rank");
  });
});
