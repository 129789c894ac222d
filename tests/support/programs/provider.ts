import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import type { z } from "zod";
import type { Call, CallData, CallInput, CallMeta } from "#contract/calls/call.ts";
import { buildApp } from "#provider/app.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { users } from "#provider/database/schema/schema.ts";
import { readEnvironment, type Environment } from "#provider/environment.ts";
import { hashPassword } from "#provider/modules/accounts/password.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { openAnyDatabase, openTestPostgres, type TestPostgres } from "../databases/databases.ts";
import { openForFile } from "../open-for-file.ts";

export interface TestUser {
  userId: string;
  name: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

interface CallOptions<C extends Call> extends CallInput<C> {
  as?: Pick<TestUser, "accessToken"> | undefined;
  headers?: Record<string, string>;
}

/** A response. `data` and `meta` are parsed by the contract and throw when the call was refused. */
export class TestResponse<C extends Call> {
  readonly #call: C;
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;

  constructor(call: C, status: number, body: Record<string, unknown>, headers: Record<string, unknown>) {
    this.#call = call;
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  get data(): CallData<C> {
    return this.#part(this.#call.data, "data") as CallData<C>;
  }

  get meta(): CallMeta<C> {
    return this.#part(this.#call.meta, "meta") as CallMeta<C>;
  }

  #part(schema: z.ZodType, name: string): unknown {
    if (this.status === this.#call.status) return schema.parse(this.body[name]);
    throw new Error(
      `${this.#call.method} ${this.#call.path} was refused: ${this.status} ${JSON.stringify(this.body)}`,
    );
  }
}

interface Parts {
  /** A database that the test closes itself. */
  connection?: Connection;
  /** Opens the database, which is closed with the provider. */
  open?: () => Promise<Connection>;
  redis?: Redis;
  clock?: () => Date;
  environment?: Record<string, string>;
  /** Adds the test's own routes. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;

/** Default variables of a test provider. Rate limits are off. */
export const testVariables = {
  TOKEN_SECRET: "test-token-secret-0123456789abcdef",
  INTERNAL_KEY: "test-internal-key-0123456789abcdef",
  PAYOUT_KEY: "test-payout-key-0123456789abcdefgh",
  LOG_LEVEL: "silent",
  REQUESTS_PER_MINUTE: "0",
  // Second factors of admins have their own test (`admin-second-factor`).
  ADMIN_SECOND_FACTOR: "optional",
  // Tests add a payout method and withdraw immediately. The waiting time has its own test (`withdrawal-wait`).
  WITHDRAWAL_WAIT_HOURS: "0",
  // Decisions are carried out immediately. The time to undo has its own test (`undo-decision`).
  DECISION_UNDO_SECONDS: "0",
};

/** For tests in which one admin makes many decisions. Day limits have their own tests (`four-eyes-day`). */
export const withoutDayLimits = {
  ADJUSTMENT_DAY_LIMIT: "1000000",
  WITHDRAWAL_MEMBER_DAY_LIMIT: "1000000",
  WITHDRAWAL_DAY_LIMIT: "1000000",
};

/** Starts the whole provider without listening, by default on a new database (`openAnyDatabase`). */
export async function startTestProvider(parts: Parts = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-test-"));
  const variables = { ...testVariables, DATA_DIR: dataDir, ...parts.environment };
  const environment: Environment = readEnvironment(variables);
  const connection = parts.connection ?? (await (parts.open ?? openAnyDatabase)());
  const app = await buildApp({ environment, connection, redis: parts.redis, clock: parts.clock });
  await parts.prepare?.(app);
  await app.ready();

  return {
    app,
    environment,
    connection,

    /** Creates a signed-in account, by default with a confirmed address. */
    async signUp(
      options: { role?: string; name?: string; email?: string; isVerified?: boolean; ip?: string } = {},
    ): Promise<TestUser> {
      const userId = crypto.randomUUID();
      const {
        role = "member",
        name = "Test Person",
        email = `${randomBytes(8).toString("hex")}@example.test`,
        isVerified = true,
        // The address that tests call from, so that later logins come from the same network.
        ip = "127.0.0.1",
      } = options;
      const password = "Right-horse-7";
      const passwordHash = await hashPassword(password);
      const createdAt = app.clock();
      const emailVerifiedAt = isVerified ? createdAt : null;
      await app.database
        .insert(users)
        .values({ id: userId, email, emailVerifiedAt, name, role, passwordHash, createdAt });
      const origin = { ip, userAgent: "test" };
      const pair = await app.database.transaction((tx) => openSession(app, tx, { id: userId, role }, origin));
      return {
        userId,
        name,
        email,
        password,
        accessToken: pair.access_token,
        refreshToken: pair.refresh_token,
      };
    },

    call<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<TestResponse<C>> {
      return inject(app, call, options);
    },

    /** Closes the provider, and the database unless the test provided it. */
    async close(): Promise<void> {
      await app.close();
      if (!parts.connection) await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a provider for all tests of a suite. */
export function testProvider(parts?: Parts): TestProvider {
  return openForFile(
    () => startTestProvider(parts),
    (provider) => provider.close(),
  );
}

/** Starts a provider on its own PostgreSQL database, which other processes may share. */
export function postgresProvider({ poolSize, environment }: PostgresParts = {}) {
  const database = openForFile(
    () => openTestPostgres(poolSize),
    (database: TestPostgres) => database.close(),
  );
  return { database, provider: testProvider({ connection: database, environment }) };
}

interface PostgresParts extends Pick<Parts, "environment"> {
  poolSize?: number;
}

async function inject<C extends Call>(
  app: FastifyInstance,
  call: C,
  options: CallOptions<C>,
): Promise<TestResponse<C>> {
  const params: Record<string, unknown> = { ...(options.params as object | undefined) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = Object.entries((options.query as object | undefined) ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  const response = await app.inject({
    method: call.method,
    url: `/apis${path}?${new URLSearchParams(query)}`,
    headers: {
      ...(options.as ? { authorization: `Bearer ${options.as.accessToken}` } : {}),
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
  });
  return new TestResponse(
    call,
    response.statusCode,
    response.json<Record<string, unknown>>(),
    response.headers,
  );
}
