import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";

const urlencoded = "application/x-www-form-urlencoded";

function post(body: string | FormData, type?: string | null): Request {
  const headers: Record<string, string> = typeof type === "string" ? { "content-type": type } : {};
  const request = new Request("http://localhost/en/login", { method: "POST", body, headers });
  if (type === null) request.headers.delete("content-type");
  return request;
}

async function statusOf(work: () => unknown): Promise<number> {
  try {
    await work();
    return 200;
  } catch (error) {
    return error instanceof Response ? error.status : Promise.reject(error as Error);
  }
}

describe("reading a form", () => {
  it.each([
    ["JSON", '{"email":"x"}', "application/json"],
    ["text", "email=x", "text/plain"],
    ["no type", "email=x", null],
  ])("answers 415 to %s", async (_, body, type) => {
    expect(await statusOf(() => readForm(post(body, type)))).toBe(415);
  });

  it.each([
    ["without a boundary", "--x\r\n", "multipart/form-data"],
    [
      "cut off",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      "multipart/form-data; boundary=x",
    ],
    [
      "with a quote in a file's name",
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a\\".png"\r\n\r\nb\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
    ],
  ])("answers 400 to multipart %s", async (_, body, type) => {
    expect(await statusOf(() => readForm(post(body, type)))).toBe(400);
  });

  it.each([
    ["an index above 100", "rows[101]=1"],
    ["a huge index", "email[999999999]=1&password=x"],
    ["an index deep inside", "a.b[5000].c=1"],
    ["five steps", "a.b.c.d.e=1"],
    ["steps of brackets", "a[1][1][1][1]=1"],
    ["no name", "=1"],
    ["a long name", `${"a".repeat(121)}=1`],
    ["an open bracket", "a[=1"],
    ["201 fields", "a=1&".repeat(201).slice(0, -1)],
  ])("answers 400 to %s", async (_, body) => {
    expect(await statusOf(() => readForm(post(body, urlencoded)))).toBe(400);
  });

  it("accepts 200 fields and an index of 100", async () => {
    const form = await readForm(post(`${"a=1&".repeat(199)}rows[100].sum=1`, urlencoded));
    expect([...form]).toHaveLength(200);
  });

  it("echoes at most 64 KB of a refused form", async () => {
    const form = new FormData();
    form.set("note", "x".repeat(64 * 1024 + 1));
    expect(await statusOf(() => readForm(post(form)))).toBe(413);
    form.set("note", "x");
    form.set("proof", new File(["x".repeat(100_000)], "proof.png"));
    expect(await statusOf(() => readForm(post(form)))).toBe(200);
  });
});

const row = z.object({ sum: z.string().min(1, "empty") });
const schema = z
  .object({
    email: z.email("wrong"),
    note: z.string().default(""),
    ids: z.preprocess((value) => [value].flat(), z.array(z.string())).optional(),
    rows: z.array(row).optional(),
    addresses: z
      .string()
      .transform((text) => text.split("\n"))
      .pipe(z.array(z.string()))
      .optional(),
  })
  .transform((value) => value);

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe("checking a form", () => {
  it("accepts names of its schema, lists, rows and buttons", () => {
    const form = formOf(
      ...([
        ["email", "a@b.test"],
        ["note", "x"],
        ["ids", "1"],
        ["ids", "2"],
        ["rows[0].sum", "1"],
        ["addresses", "10.0.0.1"],
        ["intent", "save"],
        ["kind", "bank"],
      ] as [string, string][]),
    );
    const submission = parseForm(form, { schema, also: ["kind"] });
    expect(submission.status === "success" && submission.value).toMatchObject({
      ids: ["1", "2"],
      rows: [{ sum: "1" }],
    });
  });

  it.each([
    "other",
    "email[0]",
    "email.x",
    "rows.sum",
    "rows[0].other",
    "addresses[0]",
    "__proto__",
    "toString",
  ])("answers 400 to %s, a name that isn't in the schema", async (name) => {
    const form = formOf(["email", "a@b.test"], [name, "1"]);
    expect(await statusOf(() => parseForm(form, { schema }))).toBe(400);
  });

  it.each(["__intent__", "__state__"])("answers 400 to %s, which would control the parser", async (name) => {
    const form = formOf(["email", "a@b.test"], [name, "{"]);
    expect(await statusOf(() => parseForm(form, { schema }))).toBe(400);
  });

  it("accepts names of every member of a union", () => {
    const steps = z.discriminatedUnion("step", [
      z.object({ step: z.literal("give"), amount: z.string() }),
      z.object({ step: z.literal("end"), session: z.string() }),
    ]);
    const submission = parseForm(formOf(["step", "end"], ["session", "1"]), { schema: steps });
    expect(submission.status).toBe("success");
  });

  it("checks hidden fields: valid or 400", async () => {
    const fields = z.object({ id: z.string().min(2) });
    expect(parseFields(formOf(["id", "12"], ["returnTo", "/"]), fields, ["returnTo"])).toEqual({ id: "12" });
    expect(await statusOf(() => parseFields(formOf(["id", "1"]), fields))).toBe(400);
    expect(await statusOf(() => parseFields(formOf(["id", "12"], ["x", "1"]), fields))).toBe(400);
  });
});
