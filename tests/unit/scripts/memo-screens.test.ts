import { describe, expect, it } from "vitest";
import { memoScreens, withMemo } from "../../../scripts/bundling/memo-screens.mjs";

describe("withMemo", () => {
  it("exports a screen's component through memoScreen", () => {
    const code =
      'import { Card } from "./card";\n\nexport default function Home(props: Props) {\n  return null;\n}\n';
    expect(withMemo(code)).toBe(
      'import { Card } from "./card";\n\nfunction Home(props: Props) {\n  return null;\n}\n' +
        '\nimport { memoScreen } from "~/page/screen-memo";\nexport default memoScreen(Home);\n',
    );
  });

  it("leaves a module without a component as it is", () => {
    const code = "export async function loader() {}\n";
    expect(withMemo(code)).toBe(code);
  });
});

describe("memoScreens", () => {
  const { transform } = memoScreens() as { transform: { filter: { id: RegExp } } };

  it.each([
    "/app/root.tsx",
    "/app/routes/$lang.login.tsx",
    "/app/routes/$lang.dashboards.crm/route.tsx",
    "/app/routes/$lang.login.tsx?route-chunk=main",
  ])("covers %s", (id) => {
    expect(id).toMatch(transform.filter.id);
  });

  it.each(["/app/routes/$lang.dashboards.crm/card-menu.tsx", "/app/entry.client.tsx"])(
    "leaves out %s",
    (id) => {
      expect(id).not.toMatch(transform.filter.id);
    },
  );
});
