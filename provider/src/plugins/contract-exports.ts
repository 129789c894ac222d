import { Readable } from "node:stream";
import fp from "fastify-plugin";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import { permissionsFor } from "#contract/calls/call.ts";
import type { Export, ExportFormat } from "#contract/calls/export.ts";
import { writeHeader, writeRows, type Column, type FileStyle } from "../csv/write.ts";
import type { ZoneInput } from "../database/queries/local-days.ts";
import { inTransaction } from "../database/engine/unit-of-work.ts";
import { recordActivity } from "../modules/activity-logs/record.ts";
import { findLiveSessions, roleMark } from "../realtime/live-sessions.ts";
import { describeRequirements } from "./contract-calls.ts";
import { authenticateKey, bearerOf, identityOf, mayCall } from "./identity.ts";
import type { Language } from "./language.ts";

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

type ExportedObject = ActivityName extends infer Name
  ? Name extends `${infer Object}.export`
    ? Object
    : never
  : never;

/** A list that can be exported. `page` reads the same rows as the list's pages, without counting them. */
export interface ExportedList<Query, Row> {
  /**
   * The object's type in the activity log: `lead` results in the action `lead.export`. `own`: the reader's own
   * rows, which aren't logged.
   */
  object: ExportedObject | "own";
  /** The columns of a CSV file, or another format. */
  columns: Column<Row>[] | TextFormat<Row>;
  page: (
    query: Query & { cursor?: string; limit: number } & ZoneInput,
    request: FastifyRequest,
  ) => Promise<Page<Row>>;
}

/** A format of text files other than CSV. */
interface TextFormat<Row> {
  mediaType: string;
  header: string;
  /** Returns the text of rows, with line ends. */
  write: (rows: Row[], language: Language) => string;
}

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Registers the CSV file of a list, for everyone who can read the list. An admin's export is written to the
     * activity log before its first byte is sent.
     */
    implementExport: <Query extends z.ZodType, Row>(
      call: Export<Query>,
      list: ExportedList<z.output<Query>, Row>,
    ) => void;
  }
}

/**
 * The number of rows read at a time: large enough for few round trips to the database, small enough to limit
 * the memory used.
 */
const pageSize = 500;
const perMinute = 30;

export const contractExports = fp(function contractExports(app) {
  app.decorate("implementExport", function implementExport<
    Query extends z.ZodType,
    Row,
  >(this: FastifyInstance, call: Export<Query>, list: ExportedList<z.output<Query>, Row>) {
    const permissions = permissionsFor(call);
    const { object } = list;
    const access = object === "own" ? "signed-in" : "admin";
    this.route({
      method: call.method,
      url: call.path,
      exposeHeadRoute: false,
      config: {
        access,
        permissions,
        ...(call.stepUp && { stepUp: call.stepUp }),
        // The export is written to the activity log, so it is a change.
        ...(object !== "own" && { during: "changing" as const }),
        rateLimit: { max: perMinute, timeWindow: 60_000 },
      },
      schema: {
        summary: call.summary,
        ...describeRequirements(call),
        security: [{ bearer: [] }],
        querystring: call.query,
        response: { 200: { description: "The list", content: { "text/csv": { schema: z.string() } } } },
      },
      handler: async (request, reply) => {
        const { format = "machine", ...filters } = request.query as { format?: ExportFormat };
        const query = filters as z.output<Query>;
        const style = { format, language: request.language, timeZone: request.timeZone };
        const readPage = (cursor?: string) =>
          list.page(
            {
              ...(query as object),
              ...(cursor && { cursor }),
              limit: pageSize,
              timeZone: request.timeZone,
            } as never,
            request,
          );
        const pageAt = async (cursor: string) => {
          await ensureStillAllowed(this, request);
          return readPage(cursor);
        };
        // Read before anything is sent, so that a failure can still be reported as an error.
        const first = await readPage();
        if (object !== "own") await logExport(this, request, { object, query });
        const file = Array.isArray(list.columns) ? csvFormat(list.columns, style) : list.columns;
        return reply.type(file.mediaType).send(Readable.from(linesOf(file, first, { pageAt, style })));
      },
    });
  });
});

/**
 * Aborts an export if its reader was signed out, suspended or given another role in the meantime, or if the API
 * key has ended. The connection is broken, so that the partial file isn't mistaken for a complete one.
 */
async function ensureStillAllowed(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { sessionId, role, roleVersion, apiKey } = identityOf(request);
  if (apiKey) {
    const { permissions = [] } = request.routeOptions.config;
    const reader = await authenticateKey(app, request, bearerOf(request) ?? "");
    if (!mayCall(reader, permissions)) throw new Error("The key may not read on");
    return;
  }
  const roles = await findLiveSessions(app.database, [sessionId], app.clock());
  if (roles.get(sessionId) !== roleMark(role, roleVersion)) throw new Error("The reader may not read on");
}

/** Produces the file in pieces. The next page is read after the previous one was consumed. */
async function* linesOf<Row>(
  file: TextFormat<Row>,
  first: Page<Row>,
  { pageAt, style }: { pageAt: (cursor: string) => Promise<Page<Row>>; style: FileStyle },
): AsyncGenerator<string> {
  yield file.header;
  for (let page = first; ; page = await pageAt(page.nextCursor)) {
    if (page.rows.length > 0) yield file.write(page.rows, style.language);
    if (page.nextCursor === null) return;
  }
}

function csvFormat<Row>(columns: Column<Row>[], style: FileStyle): TextFormat<Row> {
  return {
    mediaType: "text/csv; charset=utf-8",
    header: writeHeader(columns, style),
    write: (rows) => writeRows(columns, rows, style),
  };
}

async function logExport(
  app: FastifyInstance,
  request: FastifyRequest,
  { object, query }: { object: ExportedObject; query: unknown },
): Promise<void> {
  const { userId, email, apiKey } = identityOf(request);
  await inTransaction(
    app.database,
    (unit) =>
      recordActivity(unit, {
        at: app.clock(),
        request,
        actor: { userId, email, apiKey },
        action: `${object}.export`,
        object: { type: "export", id: request.id, label: `${object}.csv` },
        before: null,
        after: { ...(query as object) },
      }),
    (error) => request.log.error({ err: error }, "an effect of an export failed"),
  );
}
