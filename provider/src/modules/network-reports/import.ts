import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallInput } from "#contract/call.ts";
import { id } from "#contract/identifiers.ts";
import {
  largestReport,
  networkReport,
  type NetworkReport,
  type OpenedReport,
  type uploadReport,
} from "#contract/network-reports.ts";
import { textOf } from "../../csv/read.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { findNetwork } from "../networks/repository.ts";
import { examine } from "./examine.ts";
import { linesOf } from "./lines.ts";
import * as reports from "./repository.ts";

type Upload = NonNullable<CallInput<typeof uploadReport>["body"]>;

/**
 * Keeps a network's file, so that what was looked at is what is applied; nothing is credited.
 * @throws Problem 400 at the field that does not fit; and as `once` does
 */
export async function upload(
  app: FastifyInstance,
  request: FastifyRequest,
  body: Upload,
  key: string | undefined,
): Promise<{ id: string }> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > largestReport)
    throw new Problem(400, "report_too_large", { fields: { content: ["report_too_large"] } });
  const content = textOf(bytes);
  const network = await findNetwork(app.database, body.network);
  if (!network)
    throw new Problem(400, "report_network_unknown", { fields: { network: ["report_network_unknown"] } });
  const lines = linesOf(content, network).length;
  return inTransaction(app.database, async (unit) => {
    await holdAdmin(unit.tx, userId);
    const call = { userId, route: "POST /v1/admin/network-reports", key, body, at };
    return once(unit.tx, call, z.object({ id }), async () => {
      const { fileName } = body;
      const report = { id: randomUUID(), network: network.key, fileName, content, createdBy: userId };
      await reports.insertReport(unit.tx, { ...report, createdAt: at });
      await recordActivity(unit, {
        ...{ at, request, actor: { userId, email }, action: "report.upload", before: null },
        object: { type: "report", id: report.id, label: fileName },
        after: { network: network.key, lines },
      });
      return { id: report.id };
    });
  });
}

const shownLines = 500;

/** What a report would do, line by line. @throws Problem 404, 400 when its network's mapping has changed meanwhile */
export async function tryOut(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<OpenedReport> {
  const report = await reports.findReport(app.database, id);
  const stored = report && (await reports.findContent(app.database, id));
  const network = stored && (await findNetwork(app.database, stored.network));
  if (!report || !network) throw notFound();
  const examined = await examine(app.database, linesOf(stored.content, network), {
    ...{ network, currency: app.environment.CURRENCY, at: app.clock(), viewer: identityOf(request).userId },
  });
  const totals = { new: 0, changes: 0, unchanged: 0, error: 0 };
  for (const { effect } of examined) totals[effect] += 1;
  const errorsFirst = examined.toSorted(
    (one, other) => Number(other.effect === "error") - Number(one.effect === "error"),
  );
  const lines = errorsFirst.slice(0, shownLines).map(({ source: _, ...line }) => line);
  return { ...report, totals, lines, became: await reports.countStates(app.database, id) };
}

/**
 * Hands a report's lines over to be read like any report of the network's, so that duplicates and order hold as
 * ever. Lines of another shape and the admin's own purchases are left out. Of two admins the second is told.
 * @throws Problem 404, 409 `report_applied_already`, and as `once` does
 */
export async function apply(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  key: string | undefined,
): Promise<NetworkReport> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const stored = await reports.lockReport(tx, id);
      const network = stored && (await findNetwork(tx, stored.network));
      if (!network) throw notFound();
      await holdAdmin(tx, userId);
      const call = {
        userId,
        route: `POST /v1/admin/network-reports/${stored.id}/apply`,
        key,
        body: null,
        at,
      };
      return once(tx, call, networkReport, async () => {
        if (stored.appliedAt) throw new Problem(409, "report_applied_already");
        const circumstances = { network, currency: app.environment.CURRENCY, at, viewer: userId };
        const examined = await examine(tx, linesOf(stored.content, network), circumstances);
        const lines = examined.filter(({ reason }) => reason !== "line_shape" && reason !== "own_purchase");
        const sources = lines.map(({ source }) => source);
        await reports.storeLines(tx, stored, sources, { at, ip: request.clientAddress ?? null });
        await reports.markApplied(tx, stored.id, at);
        await recordActivity(unit, {
          ...{ at, request, actor: { userId, email }, action: "report.apply", before: null },
          object: { type: "report", id: stored.id, label: stored.fileName },
          after: { network: network.key, lines: lines.length, leftOut: examined.length - lines.length },
        });
        unit.afterCommit(() => app.postbackBell.ring());
        return (await reports.findReport(tx, stored.id))!;
      });
    },
    (error) => request.log.error({ err: error }, "an effect of applying a report failed"),
  );
}
