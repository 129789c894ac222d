import type { FastifyInstance, FastifyRequest } from "fastify";
import type { decideWithdrawals } from "#contract/admin-withdrawals.ts";
import type { CallData } from "#contract/call.ts";
import { oneByOne } from "../bulk/one-by-one.ts";
import { decide, type AskedDecision } from "./decide.ts";
import { findReference } from "./admin-repository.ts";

/** One decision on many withdrawals; a refused one is known by its reference. */
export async function decideEach(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: string[],
  asked: AskedDecision,
): Promise<CallData<typeof decideWithdrawals>> {
  const { done, refused } = await oneByOne(request, ids, {
    take: (id) => decide(app, request, id, asked),
    label: (id) => findReference(app.database, id),
  });
  return { done, refused: refused.map(({ label, ...one }) => ({ ...one, reference: label })) };
}
