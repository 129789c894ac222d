import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limits } from "~/middleware/limits.server";

async function statusOf(address: string): Promise<number> {
  const request = new Request(address);
  const args = { request, url: new URL(address) } as Parameters<typeof limits>[0];
  return (await limits(args, async () => new Response())).status;
}

test.each(["//evil.example/x", "/\\\\evil.example/x", "//", "///en/login"])(
  "S8 refuses the path %s, to which a page's own link would lead elsewhere",
  async (path) => {
    expect(await statusOf(`https://cash.example${path}`)).toBe(400);
  },
);

test.each(["/", "/en/stores", "/en//evil.example", "/en/stores?next=//evil.example"])(
  "serves the path %s",
  async (path) => {
    expect(await statusOf(`https://cash.example${path}`)).toBe(200);
  },
);

/** Returns the modules below a folder that render a file field, other than the shared form parts. */
function modulesWithFileField(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.startsWith("components/form/"))
    .filter((name) =>
      /<(?:FileField|CsvField|FileUploadForm|PictureForm)\b|multipart\/form-data/.test(
        readFileSync(`${folder}/${name}`, "utf8"),
      ),
    );
}

const uploadModules = modulesWithFileField("app");

test("finds the file fields, all of which are in routes", () => {
  expect(uploadModules.length).toBeGreaterThanOrEqual(9);
  expect(uploadModules.filter((name) => !name.startsWith("routes/$lang."))).toEqual([]);
});

test.each(uploadModules)(
  "the screen of %s accepts an upload above the limit of other forms",
  async (name) => {
    const [, route = ""] = /^routes\/\$lang\.([^/]+?)(?:\.tsx)?(?:\/|$)/.exec(name) ?? [];
    const path = route.replaceAll("_.", ".").replaceAll(".", "/");
    const url = new URL(`https://cash.example/en/${path}`);
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(100 * 1024),
    };
    const args = { request: new Request(url, { method: "POST", headers }), url };
    const response = await limits(args as Parameters<typeof limits>[0], async () => new Response());
    expect(response.status).toBe(200);
  },
);
