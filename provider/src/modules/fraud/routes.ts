import type { FastifyInstance } from "fastify";
import {
  decideFraudCase,
  exportFraudCases,
  fraudCaseCounts,
  getFraudCase,
} from "#contract/fraud/admin-fraud.ts";
import {
  changeFraudRule,
  createFraudRule,
  getFraudRule,
  listFraudRules,
  previewFraudRule,
  setFraudRuleMode,
} from "#contract/fraud/fraud-rules.ts";
import { fraudCaseStates } from "#contract/fraud/fraud-signals.ts";
import { countStates } from "../../database/queries/count-states.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { fraudCaseColumns, fraudCaseList, findCase } from "./cases.ts";
import { decideCase } from "./decide.ts";
import { previewConditions } from "./preview.ts";
import { changeRule, createRule, findRuleViews, setRuleMode } from "./rules.ts";

/** Routes for staff to decide the cases of fraud rules, and to change the rules. */
export async function fraudRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const access = "admin";

  api.implementList(fraudCaseList, { access });
  api.implementExport(exportFraudCases, {
    object: "fraud-case",
    columns: fraudCaseColumns,
    page: (query) => fraudCaseList.rows(database, query),
  });
  api.implement(fraudCaseCounts, { access }, async () => ({
    data: await countStates(database, fraudCases, [...fraudCaseStates]),
  }));
  api.implement(getFraudCase, { access }, async ({ params, request }) => {
    const viewed = { viewer: identityOf(request).userId, currency: api.environment.CURRENCY };
    const fraudCase = await findCase(database, params.id, viewed);
    if (!fraudCase) throw notFound();
    return { data: fraudCase };
  });
  api.implement(decideFraudCase, { access }, async ({ params, body, request }) => {
    return { data: await decideCase(api, request, params.id, body) };
  });

  api.implement(listFraudRules, { access }, async () => {
    return { data: await findRuleViews(database, api.clock()) };
  });
  api.implement(getFraudRule, { access }, async ({ params }) => {
    const [rule] = await findRuleViews(database, api.clock(), params.id);
    if (!rule) throw notFound();
    return { data: rule };
  });
  api.implement(createFraudRule, { access }, async ({ body, request }) => {
    return { data: await createRule(api, request, body) };
  });
  api.implement(changeFraudRule, { access }, async ({ params, body, request }) => {
    const data = await changeRule(api, request, params.id, body);
    api.fraudSignal.wake();
    return { data };
  });
  api.implement(setFraudRuleMode, { access }, async ({ params, body, request }) => {
    const data = await setRuleMode(api, request, params.id, body);
    api.fraudSignal.wake();
    return { data };
  });
  api.implement(previewFraudRule, { access, perMinute: 30, during: "reading" }, async ({ body }) => {
    return { data: await previewConditions(database, body.conditions, api.clock()) };
  });
}
