import type { FastifyInstance } from "fastify";
import * as calls from "#contract/bank/bank-statements.ts";
import { toWire } from "../../money.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { assignMovement, returnPayment, setMovementAside } from "./assign.ts";
import { applyStatement, previewStatement, uploadStatement } from "./import.ts";
import { bankLineColumns, bankLineList } from "./list.ts";
import { possibleNumbers } from "./invoice-numbers.ts";
import { returnedPayment, suggest } from "./match.ts";
import { findBankLine, findOpen, findPayments, newestStatements, toBankLine } from "./repository.ts";

/** Registers the routes for invoice payments from bank files. */
export async function bankRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const { CURRENCY: currency } = api.environment;

  api.implementList(bankLineList, { access }, () => ({ currency }));
  api.implementExport(calls.exportBankLines, {
    object: "bank",
    columns: bankLineColumns,
    page: (query) => bankLineList.rows(api.database, query, { currency }),
  });
  api.implement(calls.listBankStatements, { access }, async () => {
    return { data: await newestStatements(api.database) };
  });
  const limits = { access, bodyLimit: calls.maxStatementBodySize + 1024, perMinute: 20 } as const;
  api.implement(calls.uploadBankStatement, limits, async ({ body, request }) => {
    return { data: await uploadStatement(api, request, body, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.previewBankStatement, { access, perMinute: 60 }, async ({ params, query }) => {
    return { data: await previewStatement(api, params.id, query) };
  });
  api.implement(calls.applyBankStatement, { access, perMinute: 20 }, async ({ params, body, request }) => {
    const input = { ...params, columns: body };
    return { data: await applyStatement(api, request, input, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.getBankLine, { access }, async ({ params }) => {
    const bankLine = await findBankLine(api.database, params.id);
    if (!bankLine) throw notFound();
    const { amount, text, state } = bankLine.row;
    const numbers = possibleNumbers(text);
    const lookup = { numbers, amounts: [amount], currency };
    const open = state === "open" ? await findOpen(api.database, lookup) : [];
    const suggestions = suggest(bankLine.row, open).map(({ id, number, network, balance, why }) => ({
      id,
      number,
      network,
      why,
      balance: toWire(balance),
    }));
    const payments = state === "open" ? await findPayments(api.database, numbers, currency) : [];
    const returned = returnedPayment(bankLine.row, payments);
    const returns = returned
      ? {
          payment: returned.payment,
          invoice: returned.invoice,
          number: returned.number,
          paidOn: returned.paidOn,
        }
      : null;
    return { data: { ...toBankLine(bankLine, currency), suggestions, returns } };
  });
  api.implement(calls.assignBankLine, { access }, async ({ params, body, request }) => {
    return { data: await assignMovement(api, request, { ...params, ...body }, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.returnBankPayment, { access }, async ({ params, body, request }) => {
    return { data: await returnPayment(api, request, { ...params, ...body }, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.setBankLineAside, { access }, async ({ params, body, request }) => {
    return { data: await setMovementAside(api, request, { ...params, ...body }) };
  });
}
