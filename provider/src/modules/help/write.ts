import { randomUUID } from "node:crypto";
import { and, eq, max } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  type changeHelp,
  createHelp,
  type restoreHelp,
  type EditableHelp,
} from "#contract/help/admin-help.ts";
import { maxHelpEntries } from "#contract/help/help.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { helpEntries, type HelpContent } from "../../database/schema/help-schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { type AdminAction, adminAction } from "../admin-actions/admin-action.ts";
import { contentOf, writeTexts, writeVersion } from "./content.ts";
import { findVersion, findEntry, type HelpRow, lockEntry } from "./entries.ts";

type HelpChange<Call extends { body: z.ZodType }> = z.output<Call["body"]> & { id: string };

/**
 * Creates an entry at the end of its category: in English, and hidden until an admin publishes it.
 * @throws Problem 409 `help_slug_taken` at `slug`, `help_full`; and as `once` does
 */
export async function createEntry(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    body,
    idempotencyKey,
  }: { body: z.output<(typeof createHelp)["body"]>; idempotencyKey: string | undefined },
): Promise<EditableHelp> {
  return adminAction(app, request, {
    once: () => ({ route: "POST /v1/admin/help", key: idempotencyKey, body, response: createHelp.data }),
    async run(action) {
      const { tx, at, admin, log } = action;
      const { kind, slug, category, title, body: text } = body;
      const count = await tx.$count(helpEntries, eq(helpEntries.kind, kind));
      if (count >= maxHelpEntries) throw new Problem(409, "help_full");
      const [id, position] = [randomUUID(), await nextPosition(tx, body)];
      const content = { category, position, isPublished: false, texts: { en: { title, body: text } } };
      const times = { createdAt: at, updatedAt: at, updatedBy: admin.userId };
      const inserted = await tx
        .insert(helpEntries)
        .values({ id, kind, slug, category, position, isPublished: false, ...times })
        .onConflictDoNothing()
        .returning({ id: helpEntries.id });
      if (inserted.length === 0)
        throw new Problem(409, "help_slug_taken", { fields: { slug: ["help_slug_taken"] } });
      await writeTexts(tx, id, content);
      await writeVersion(tx, { entryId: id, version: 1, content, changedBy: admin.userId, changedAt: at });
      const object = { type: "help", id, label: slug };
      await log({ action: "help.create", object, before: null, after: { kind, category, title } });
      return readWritten(tx, id);
    },
  });
}

/**
 * Changes an entry: replaces its text in one language, removes a language, moves, publishes or hides it. Each
 * version is stored.
 * @throws Problem 404; 409 `help_changed`
 */
export async function changeEntry(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, isPublished, category, texts, without }: HelpChange<typeof changeHelp>,
): Promise<EditableHelp> {
  return adminAction<HelpRow, EditableHelp>(app, request, {
    lock: ({ tx }) => lockEntry(tx, id),
    async run(action, entry) {
      assertCurrentVersion(entry, version);
      const before = await contentOf(action.tx, entry);
      const content = { ...before, texts: { ...before.texts } };
      content.isPublished = isPublished ?? before.isPublished;
      if (category && category !== before.category) {
        content.category = category;
        content.position = await nextPosition(action.tx, { kind: entry.kind, category });
      }
      if (texts) content.texts[texts.language] = { title: texts.title, body: texts.body };
      if (without) delete content.texts[without];
      await storeVersion(action, entry, content);
      await action.log({
        action: "help.change",
        object: { type: "help", id, label: entry.slug },
        before: { version, isPublished: before.isPublished, category: before.category },
        after: {
          version: version + 1,
          isPublished: content.isPublished,
          category: content.category,
          language: texts?.language ?? null,
          without: without ?? null,
        },
      });
      return readWritten(action.tx, id);
    },
  });
}

/** Restores an earlier version as a new version. @throws Problem 404; 409 `help_changed` */
export async function restoreEntry(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, from }: HelpChange<typeof restoreHelp>,
): Promise<EditableHelp> {
  return adminAction<HelpRow, EditableHelp>(app, request, {
    lock: ({ tx }) => lockEntry(tx, id),
    async run(action, entry) {
      assertCurrentVersion(entry, version);
      const content = await findVersion(action.tx, { id, version: from });
      if (!content) throw notFound();
      await storeVersion(action, entry, content);
      await action.log({
        action: "help.restore",
        object: { type: "help", id, label: entry.slug },
        before: { version },
        after: { version: version + 1, from },
      });
      return readWritten(action.tx, id);
    },
  });
}

function assertCurrentVersion(entry: HelpRow, version: number): void {
  if (entry.version !== version) throw new VersionConflict("help_changed");
}

/** Stores content as an entry's next version. */
async function storeVersion(
  { tx, at, admin }: AdminAction,
  entry: HelpRow,
  content: HelpContent,
): Promise<void> {
  const [entryId, version] = [entry.id, entry.version + 1];
  const { category, position, isPublished } = content;
  await tx
    .update(helpEntries)
    .set({ category, position, isPublished, version, updatedAt: at, updatedBy: admin.userId })
    .where(eq(helpEntries.id, entryId));
  await writeTexts(tx, entryId, content);
  await writeVersion(tx, { entryId, version, content, changedBy: admin.userId, changedAt: at });
}

async function nextPosition(tx: Transaction, place: Pick<HelpRow, "kind" | "category">): Promise<number> {
  const [last] = await tx
    .select({ position: max(helpEntries.position) })
    .from(helpEntries)
    .where(and(eq(helpEntries.kind, place.kind), eq(helpEntries.category, place.category)));
  return (last?.position ?? 0) + 1;
}

async function readWritten(tx: Transaction, id: string): Promise<EditableHelp> {
  return (await findEntry(tx, id)) ?? Promise.reject(notFound());
}
