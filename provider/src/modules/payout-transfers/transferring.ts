import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import { type LeasedTransfer, renewLease } from "../payout-runs/transfers/repository.ts";

/** A transfer that this process works on. */
export interface Transferring {
  app: FastifyInstance;
  transfer: LeasedTransfer;
  /** The statuses of all responses; `0` for requests without one. */
  statuses: Set<number>;
}

/** Thrown if another process has taken over the transfer. */
export class TransferLost extends Error {}

/** Extends the lease. @throws TransferLost */
export async function keepLease(
  queryable: Queryable,
  { app, transfer }: Pick<Transferring, "app" | "transfer">,
): Promise<void> {
  if (!(await renewLease(queryable, transfer, app.clock()))) throw new TransferLost();
}
