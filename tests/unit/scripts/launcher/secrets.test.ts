import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSecrets } from "../../../../scripts/launcher/secrets.mjs";

describe("secrets generated and kept in the data folder", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cashlane-secrets-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("generates all four, different and long, once", () => {
    const first = readSecrets(folder, {}, { generate: true });
    expect(Object.keys(first).sort()).toEqual([
      "INTERNAL_KEY",
      "PAYOUT_KEY",
      "SESSION_SECRET",
      "TOKEN_SECRET",
    ]);
    expect(new Set(Object.values(first)).size).toBe(4);
    for (const secret of Object.values(first)) expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readSecrets(folder, {}, { generate: true })).toEqual(first);
  });

  it("only the owner can read them", () => {
    readSecrets(folder, {}, { generate: true });
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("prefers the environment and doesn't save it", () => {
    const secrets = readSecrets(folder, { TOKEN_SECRET: "from the environment" }, { generate: true });
    expect(secrets.TOKEN_SECRET).toBe("from the environment");
    expect(readFileSync(join(folder, "secrets.json"), "utf8")).not.toContain("from the environment");
  });

  it("generates nothing where keys must be shared between machines", () => {
    expect(readSecrets(folder, {}, { generate: false })).toEqual({});
  });

  it("refuses a damaged file instead of replacing its keys", () => {
    writeFileSync(join(folder, "secrets.json"), '{"PAYOUT_KEY": "ab');
    expect(() => readSecrets(folder, {}, { generate: true })).toThrow("is damaged");
  });
});
