import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetHelp,
  adminGetHelpVersion,
  adminListHelp,
  changeHelp,
  createHelp,
  restoreHelp,
} from "#contract/help/admin-help.ts";
import { getHelpArticle, listHelpAnswers } from "#contract/help/help.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { writeHelp } from "#provider/help/write-help.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const now = new Date("2026-03-15T12:00:00Z");
const startedAt = {
  category: "balance",
  title: "Why is it pending?",
  body: "Because **stores** confirm.",
} as const;

describeOnDatabase("writing help", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let ada: TestUser;
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
    await writeHelp(connection, () => now);
    ada = await provider.signUp({ role: "content", name: "Ada" });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const create = (slug: string, kind: "article" | "answer" = "article", as = ada) =>
    provider.call(createHelp, { as, body: { ...startedAt, kind, slug } });
  const change = (id: string, body: object, as = ada) =>
    provider.call(changeHelp, { as, params: { id }, body: body as never });
  const readPublicArticle = async (slug: string, language = "en") => {
    const headers = { "accept-language": language };
    const response = await provider.call(getHelpArticle, { params: { slug }, headers });
    return response.status === 200 ? [200, response.data.language, response.data.title] : [response.status];
  };

  test("a new article starts hidden, can be shown, translated, and reset to English", async () => {
    const { data: entry, status } = await create("why-pending");
    expect(status).toBe(201);
    expect(entry.isPublished).toBe(false);
    expect(entry.version).toBe(1);
    expect(entry.updatedBy?.name).toBe("Ada");
    expect(await readPublicArticle("why-pending")).toEqual([404]);
    expect((await change(entry.id, { version: 1, isPublished: true })).status).toBe(200);
    expect(await readPublicArticle("why-pending", "fr")).toEqual([200, "en", startedAt.title]);
    const texts = { language: "fr", title: "Pourquoi en attente ?", body: "Les enseignes confirment." };
    expect((await change(entry.id, { version: 2, texts })).data.version).toBe(3);
    expect(await readPublicArticle("why-pending", "fr")).toEqual([200, "fr", texts.title]);
    expect(await readPublicArticle("why-pending", "ar")).toEqual([200, "en", startedAt.title]);
    expect((await change(entry.id, { version: 3, without: "fr" })).status).toBe(200);
    expect(await readPublicArticle("why-pending", "fr")).toEqual([200, "en", startedAt.title]);
    const { data: log } = await provider.call(listActivityLogs, {
      as: await provider.signUp({ role: "admin" }),
      query: { action: "help.change" },
    });
    expect(log[0]).toMatchObject({ actor: { id: ada.userId }, object: { id: entry.id } });
  });

  test("keeps each version, which can be viewed and restored as a new one", async () => {
    const { id } = (await create("kept")).data;
    const texts = { language: "en", title: "Another title", body: "Another body" };
    await change(id, { version: 1, isPublished: true, category: "claims", texts });
    const { data: old } = await provider.call(adminGetHelpVersion, { as: ada, params: { id, version: 1 } });
    expect(old).toMatchObject({ version: 1, category: "balance", texts: { en: { title: startedAt.title } } });
    const restored = await provider.call(restoreHelp, {
      as: ada,
      params: { id },
      body: { version: 2, from: 1 },
    });
    expect(restored.data).toMatchObject({ version: 3, category: "balance", isPublished: false });
    expect(restored.data.texts.en.title).toBe(startedAt.title);
    expect(restored.data.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const unknown = await provider.call(restoreHelp, {
      as: ada,
      params: { id },
      body: { version: 3, from: 9 },
    });
    expect(unknown.status).toBe(404);
  });

  test("refuses the second of two edits, a duplicate name, and invalid fields at their inputs", async () => {
    const { id } = (await create("two-tabs", "answer")).data;
    const responses = await Promise.all([1, 2].map(() => change(id, { version: 1, isPublished: true })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.key).toBe("help_changed");
    expect((await create("two-tabs")).body).toMatchObject({
      key: "help_slug_taken",
      fields: { slug: [expect.any(String)] },
    });
    for (const slug of ["Big", "a b", "contact", "../x"]) {
      const { status, body } = await create(slug);
      expect(status).toBe(400);
      expect(Object.keys(body.fields as object)).toEqual(["slug"]);
    }
    const texts = { language: "en", title: " ", body: "x".repeat(12_001) };
    const { status, body } = await change(id, { version: 2, texts });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(["texts.body", "texts.title"]);
  });

  test("a release keeps an admin's edits and updates the rest", async () => {
    const { data: listed } = await provider.call(adminListHelp, { as: ada, query: { kind: "answer" } });
    const shipped = listed.find(({ updatedBy, version }) => updatedBy === null && version === 1)!;
    expect(shipped.languages).toEqual(["en", "fr", "ar"]);
    const texts = { language: "en", title: "Ours now", body: "Written by us." };
    await change(shipped.id, { version: 1, texts });
    expect(await writeHelp(connection, () => now)).toBe(0);
    const { data: seen } = await provider.call(listHelpAnswers);
    expect(seen.find(({ id }) => id === shipped.id)?.title).toBe("Ours now");
  });

  test("readers of the Manage Center can view, writers can edit, members can do neither", async () => {
    const [auditor, member] = [await provider.signUp({ role: "auditor" }), await provider.signUp()];
    const { id } = (await create("who-may")).data;
    expect((await provider.call(adminGetHelp, { as: auditor, params: { id } })).status).toBe(200);
    expect((await change(id, { version: 1, isPublished: true }, auditor)).status).toBe(403);
    expect((await create("no", "article", auditor)).status).toBe(403);
    expect((await provider.call(adminGetHelp, { as: member, params: { id } })).status).toBe(403);
  });
});
