import { Agent, request } from "undici";
import { openTestPostgres } from "../support/databases/databases.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { addShop } from "../support/money/shops.ts";
import type { Attack, Turn } from "./attack.ts";
import { sendForms } from "./generated-forms.ts";
import { provideAccounts } from "./generated-people.ts";
import { pick, valueOf, junk, type Schema } from "./generated-values.ts";
import { compareBooks } from "./orders.ts";
import { Outcomes } from "./outcomes.ts";
import { addNote, type Tally } from "./tally.ts";

const concurrency = 24;

interface Operation {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | undefined;
}

/** Sends valid and malformed calls of every operation in the OpenAPI document, and every form. */
export const generatedRequests: Attack = {
  what: "Generated requests: the OpenAPI document's calls and every form, good and malformed",
  goal: 1_000_000,
  share: 28,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const registry = await startTestProvider({ connection: database });
    for (let count = 0; count < 5; count += 1)
      await addShop(database.database, { rate: { kind: "percent", minimum: 300, maximum: 600 }, coupons: 1 });
    const provider = await startProviderProcess({ DATABASE_URL: database.url, POSTBACKS_PER_MINUTE: "0" });
    await Promise.all([
      sendCalls(provider.origin, registry, turn, tally),
      sendForms(provider.origin, registry, turn, tally),
    ]);
    if (provider.child.exitCode !== null) {
      tally.serverErrors += 1;
      addNote(tally, "the provider ended");
    }
    await compareBooks(registry.app, tally);
    await provider.kill();
    await registry.close();
    await database.close();
  },
};

async function sendCalls(origin: string, registry: TestProvider, turn: Turn, tally: Tally): Promise<void> {
  const operations = operationsOf(await (await fetch(`${origin}/apis/docs/json`)).json());
  const dispatcher = new Agent({ connections: concurrency, pipelining: 1 });
  const accounts = provideAccounts(registry);
  const outcomes = new Outcomes();
  async function work(): Promise<void> {
    while (!turn.isOver(tally.done)) {
      const { people, ids } = await accounts.next();
      // Two thirds of the calls come from an admin.
      const person = pick([people[0]!, people[1]!, people[1]!]);
      const { token } = person;
      const isKnown = Math.random() < 0.97;
      const operation = pick(operations);
      const url = origin + addressOf(operation, ids);
      const body = operation.body && bodyOf(operation.body, ids);
      try {
        const response = await request(url, {
          method: operation.method,
          dispatcher,
          headers: {
            ...(isKnown ? { authorization: `Bearer ${token}` } : {}),
            ...(Math.random() < 0.8 ? { "idempotency-key": crypto.randomUUID() } : {}),
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body }),
        });
        const { statusCode: status } = response;
        outcomes.count(status);
        if (isKnown && (status === 401 || status === 403)) {
          const { key } = (await response.body.json()) as { key?: string };
          await accounts.handleRejection(person, token, key);
        } else await response.body.dump();
        if (status === 503) tally.retries += 1;
        else if (status >= 500) {
          tally.serverErrors += 1;
          addNote(tally, `${operation.method} ${operation.path} answered ${status}`);
        }
      } catch (error) {
        addNote(tally, `${operation.method} ${operation.path} broke off: ${String(error).slice(0, 80)}`);
      }
      tally.done += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  outcomes.report(tally, "calls");
  await dispatcher.close();
}

function addressOf({ path, parameters }: Operation, ids: string[]): string {
  const filled = path.replace(/\{(\w+)\}/g, () =>
    encodeURIComponent((Math.random() < 0.7 ? pick(ids) : String(junk())).replace(/\p{Surrogate}/gu, "x")),
  );
  const query = parameters
    .filter((one) => one.in === "query" && Math.random() < 0.4)
    .map(({ name, schema }): [string, string] => [
      name,
      String(Math.random() < 0.7 ? valueOf(schema, ids) : junk()),
    ]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}

function bodyOf(schema: Schema, ids: string[]): string {
  const value = valueOf(schema, ids);
  const dice = Math.random();
  if (dice < 0.6) return JSON.stringify(value);
  if (dice < 0.9 && typeof value === "object" && value !== null) {
    const names = Object.keys(value);
    return JSON.stringify({ ...value, ...(names.length > 0 ? { [pick(names)]: junk() } : {}) });
  }
  return dice < 0.95 ? JSON.stringify(junk()) : JSON.stringify(value ?? null).slice(0, -1);
}

/** Replaces the document's references by what they name. */
function withoutReferences(part: unknown, document: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => withoutReferences(one, document));
  if ("$ref" in part && typeof part.$ref === "string") {
    const names = part.$ref.slice(2).split("/");
    const target = names.reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], document);
    return withoutReferences(target, document);
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, withoutReferences(one, document)]),
  );
}

function operationsOf(document: unknown): Operation[] {
  const { paths } = withoutReferences(document, document) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { parameters = [], requestBody } = described as {
        parameters?: Operation["parameters"];
        requestBody?: { content: Record<string, { schema: Schema }> };
      };
      return {
        method: method.toUpperCase() as Operation["method"],
        path: `/apis${path}`,
        parameters,
        body: requestBody && Object.values(requestBody.content)[0]?.schema,
      };
    }),
  );
}
