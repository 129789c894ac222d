import { randomUUID } from "node:crypto";
import { and, eq, gte, isNull, lte } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallInput } from "#contract/calls/call.ts";
import type { DayRate } from "#contract/exchange-rates/exchange-rates.ts";
import {
  maxRateFileBytes,
  rateFileDetails,
  maxPreviewRates,
  type RateFileDetails,
  type RateEffect,
  type RateLine,
  type uploadRates,
} from "#contract/exchange-rates/exchange-rate-files.ts";
import { id } from "#contract/text/identifiers.ts";
import { textOf } from "../../csv/read.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { exchangeRateFiles, exchangeRates } from "../../database/schema/exchange-rate-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users } from "../../database/schema/schema.ts";
import { fileColumns, toFile } from "../../database/queries/uploaded-file.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { ratesInto, readEuroRates } from "./read-ecb.ts";
import { writeRates } from "./repository.ts";
import { lockRatesForChange } from "./rate-locks.ts";

type Upload = NonNullable<CallInput<typeof uploadRates>["body"]>;
type FileRow = typeof exchangeRateFiles.$inferSelect;

const day = 24 * 60 * 60 * 1000;

/**
 * Stores a file of rates, so that exactly the previewed content is applied. Replaces an earlier file of the
 * admin that wasn't applied. Changes no rates.
 * @throws Problem 400 at `content`, or a problem of `once`
 */
export async function uploadRateFile(
  app: FastifyInstance,
  request: FastifyRequest,
  { fileName, content }: Upload,
  idempotencyKey: string | undefined,
): Promise<{ id: string }> {
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > maxRateFileBytes)
    throw new Problem(400, "rates_too_large", { fields: { content: ["rates_too_large"] } });
  const text = textOf(bytes);
  const { CURRENCY: base } = app.environment;
  const file = readEuroRates(text);
  // The day after today (UTC) is accepted, because it has already begun in some time zones.
  if (Date.parse(file.days[0]!.day) > app.clock().getTime() + day)
    throw new Problem(400, "rate_in_future", { fields: { content: ["rate_in_future"] } });
  if (ratesInto(base, file).length === 0)
    throw new Problem(400, "rates_without_base", {
      fields: { content: ["rates_without_base"] },
      details: { base },
    });
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/exchange-rate-files",
      key: idempotencyKey,
      body: { fileName, content },
      response: z.object({ id }),
    }),
    async run({ tx, at, admin }) {
      const { createdBy, appliedAt } = exchangeRateFiles;
      await tx.delete(exchangeRateFiles).where(and(eq(createdBy, admin.userId), isNull(appliedAt)));
      const row = { id: randomUUID(), fileName, content: text, createdBy: admin.userId, createdAt: at };
      await tx.insert(exchangeRateFiles).values(row);
      return { id: row.id };
    },
  });
}

/** Previews the effect of a file of rates. @throws Problem 404 */
export async function tryRateFile(app: FastifyInstance, id: string): Promise<RateFileDetails> {
  const [row] = isUuid(id) ? await selectFiles(app.database).where(eq(exchangeRateFiles.id, id)) : [];
  if (!row) throw notFound();
  return toRateFileDetails(app.database, app.environment.CURRENCY, row);
}

/**
 * Stores the rates of a file, and processes the reports that wait for them. Rates that were entered by hand
 * aren't replaced. @throws Problem 404; 409 `rates_applied_already`; and as `once` does
 */
export async function applyRateFile(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<RateFileDetails> {
  const { CURRENCY: base } = app.environment;
  return adminAction(app, request, {
    lock: ({ tx }) => lockFile(tx, id),
    once: (file) => ({
      route: `POST /v1/admin/exchange-rate-files/${file.id}/apply`,
      key: idempotencyKey,
      body: null,
      response: rateFileDetails,
    }),
    async run({ tx, at, admin, log, afterCommit }, file) {
      if (file.appliedAt || file.content === null) throw new Problem(409, "rates_applied_already");
      await lockRatesForChange(tx);
      const { lines } = await examine(tx, base, file.content);
      const changed = lines.filter(({ effect }) => effect === "new" || effect === "changes");
      const rates = changed.map(({ currency, day, rate }): DayRate => ({
        currency,
        day,
        rate,
        source: "ecb",
      }));
      await writeRates(tx, rates, { base, at, by: admin.userId });
      const change = { appliedAt: at, content: null };
      await tx.update(exchangeRateFiles).set(change).where(eq(exchangeRateFiles.id, file.id));
      await log({
        action: "rate.import",
        object: { type: "rate", id: file.id, label: file.fileName },
        before: null,
        after: totalsOf(lines),
      });
      afterCommit(() => app.postbackSignal.wake());
      const [applied] = await selectFiles(tx).where(eq(exchangeRateFiles.id, file.id));
      return toRateFileDetails(tx, base, applied!);
    },
  });
}

function selectFiles(queryable: Queryable) {
  return queryable
    .select({
      ...fileColumns(exchangeRateFiles),
      content: exchangeRateFiles.content,
      createdBy: { id: users.id, name: users.name },
    })
    .from(exchangeRateFiles)
    .innerJoin(users, eq(users.id, exchangeRateFiles.createdBy));
}

async function lockFile(tx: Transaction, id: string): Promise<FileRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select()
    .from(exchangeRateFiles)
    .where(eq(exchangeRateFiles.id, id))
    .for("no key update");
  return row;
}

async function toRateFileDetails(
  queryable: Queryable,
  base: string,
  { content, ...file }: Awaited<ReturnType<typeof selectFiles>>[number],
): Promise<RateFileDetails> {
  const { lines, olderDays } =
    content === null ? { lines: [], olderDays: 0 } : await examine(queryable, base, content);
  return {
    ...toFile(file),
    olderDays,
    firstDay: lines.at(-1)?.day ?? null,
    lastDay: lines[0]?.day ?? null,
    totals: totalsOf(lines),
    rates: lines.slice(0, maxPreviewRates),
  };
}

/** Compares a file's rates with the stored ones, the latest day first. */
async function examine(
  queryable: Queryable,
  base: string,
  content: string,
): Promise<{ lines: RateLine[]; olderDays: number }> {
  const file = readEuroRates(content);
  const rates = ratesInto(base, file);
  const [last, first] = [file.days[0]!.day, file.days.at(-1)!.day];
  const rows = await queryable
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.base, base), gte(exchangeRates.day, first), lte(exchangeRates.day, last)));
  const storedRates = new Map(rows.map((row) => [`${row.day} ${row.currency}`, row]));
  const lines = rates.map((one): RateLine => {
    const before = storedRates.get(`${one.day} ${one.currency}`);
    return { ...one, before: before?.rate ?? null, effect: effectOf(one.rate, before) };
  });
  return { lines, olderDays: file.olderDays };
}

function effectOf(rate: string, before: Pick<DayRate, "rate" | "source"> | undefined): RateEffect {
  if (!before) return "new";
  if (before.source === "manual") return "kept";
  return before.rate === rate ? "unchanged" : "changes";
}

function totalsOf(lines: RateLine[]): RateFileDetails["totals"] {
  const totals = { new: 0, changes: 0, unchanged: 0, kept: 0 };
  for (const { effect } of lines) totals[effect] += 1;
  return totals;
}
