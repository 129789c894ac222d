import fp from "fastify-plugin";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { keyPermissions } from "#contract/api-keys/key-rules.ts";
import { permissionsFor, type Call, type KeyRule } from "#contract/calls/call.ts";
import { envelope } from "#contract/calls/envelope.ts";
import type { List } from "#contract/calls/list.ts";
import type { keysetMeta } from "#contract/calls/paging.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { KeysetList } from "../database/queries/keyset-list.ts";
import type { ZoneInput } from "../database/queries/local-days.ts";
import { hasVersion, readIfMatch, sendEntityTag, withPrecondition } from "./entity-tags.ts";
import { describeStepUp } from "./step-up.ts";

/**
 * Who can make a call. `admin`: users with the permission that the call declares, also with an API key; if the
 * call declares no permission, only users with the role `admin`. `extension`: only a connected browser
 * extension, with its token. Checked against the database on every request.
 */
export type Access = "anyone" | "signed-in" | "admin" | "extension";

interface Options {
  access: Access;
  /** Requests per minute of one client address; the app-wide limit by default. */
  perMinute?: number | "unlimited";
  /** Maximum body in bytes; the app-wide limit by default. */
  bodyLimit?: number;
  /**
   * `always`: the call works in every operation mode. `reading`: it changes nothing, although it isn't a GET.
   */
  during?: "always" | "reading";
  /** Whether successful requests are left out of the log, for calls that a program repeats all the time. */
  isQuiet?: boolean;
}

interface Input<C extends Call> {
  params: z.output<C["params"]>;
  /** The query, with the time zone of its days. */
  query: z.output<C["query"]> & ZoneInput;
  body: z.output<C["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface HandlerResult<C extends Call> {
  data: z.input<C["data"]>;
  meta?: z.input<C["meta"]>;
  message?: string;
}

type Handler<C extends Call> = (input: Input<C>) => Promise<HandlerResult<C>> | HandlerResult<C>;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Registers the route of a contract call. Validation, access, envelope and OpenAPI come from its
     * declaration.
     */
    implement: <C extends Call>(call: C, options: Options, handler: Handler<C>) => void;
    /**
     * Registers the route of a list. `scopeOf` returns the inputs of the list that aren't part of the query.
     */
    implementList: <L extends KeysetPagedList, Scope>(
      list: KeysetList<L, Scope>,
      options: Options,
      ...scopeOf: unknown extends Scope ? [] : [scopeOf: (request: FastifyRequest) => Scope]
    ) => void;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** The permissions of a call with `access: "admin"`, which requires one of them. */
    permissions?: readonly Permission[];
    idempotencyKey?: KeyRule;
    /** Whether the body contains a version, which can be sent in `If-Match` instead. */
    takesVersion?: boolean;
    /** Whether the response contains a version, which is also sent as its entity tag. */
    sendsVersion?: boolean;
  }
}

type KeysetPagedList = List<z.core.$ZodShape, z.ZodType, typeof keysetMeta>;

/**
 * Returns the OpenAPI description of a call's requirements: permissions and step-up. `x-api-key` marks calls that an
 * API key can make.
 */
export function describeRequirements(call: Pick<Call, "permission" | "stepUp">): object {
  const permissions = permissionsFor(call);
  const sentences = [
    permissions.length > 0 && `Takes ${permissions.map((one) => `\`${one}\``).join(" or ")}.`,
    describeStepUp(call.stepUp),
  ];
  const description = sentences.filter(Boolean).join(" ");
  const isForKeys = call.stepUp !== true && permissions.some((one) => keyPermissions.includes(one));
  return { ...(description && { description }), ...(isForKeys && { "x-api-key": true }) };
}

const isEmptySchema = (schema: z.ZodType) => schema instanceof z.ZodUndefined;

export const contractCalls = fp(function contractCalls(app) {
  app.decorate("implement", function implement<
    C extends Call,
  >(this: FastifyInstance, call: C, options: Options, handler: Handler<C>) {
    const { access, perMinute, bodyLimit, during, isQuiet } = options;
    const permissions = permissionsFor(call);
    if (permissions.length > 0 && access !== "admin")
      throw new Error(`${call.method} ${call.path} takes a permission that its route does not ask for`);
    if (call.stepUp && access === "anyone")
      throw new Error(`${call.method} ${call.path} declares a step-up, but its route needs no login`);
    this.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ":$1"),
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(isQuiet ? { logLevel: "warn" } : {}),
      config: {
        access,
        permissions,
        ...(call.stepUp && { stepUp: call.stepUp }),
        idempotencyKey: call.idempotencyKey,
        takesVersion: hasVersion(call.body),
        sendsVersion: hasVersion(call.data),
        ...(during && { during }),
        ...(perMinute && {
          rateLimit: perMinute === "unlimited" ? false : { max: perMinute, timeWindow: 60_000 },
        }),
      },
      schema: {
        summary: call.summary,
        ...describeRequirements(call),
        ...(access === "anyone" ? {} : { security: [{ bearer: [] }] }),
        ...(isEmptySchema(call.params) ? {} : { params: call.params }),
        ...(isEmptySchema(call.query) ? {} : { querystring: call.query }),
        ...(isEmptySchema(call.body) ? {} : { body: call.body }),
        response: {
          [call.status]: envelope(call.data, isEmptySchema(call.meta) ? z.undefined().optional() : call.meta),
        },
      },
      ...(hasVersion(call.body) && { preValidation: readIfMatch(call.body) }),
      async handler(request, reply) {
        const input: Input<C> = {
          params: request.params as z.output<C["params"]>,
          query: { ...(request.query as object), timeZone: request.timeZone } as z.output<C["query"]> &
            ZoneInput,
          body: request.body as z.output<C["body"]>,
          request,
          reply,
        };
        const result = await withPrecondition(request, () => handler(input));
        if (hasVersion(call.data)) sendEntityTag(reply, result.data);
        reply.status(call.status);
        return { code: call.status, message: result.message ?? "OK", data: result.data, meta: result.meta };
      },
    });
  });

  app.decorate("implementList", function implementList<
    L extends KeysetPagedList,
    Scope,
  >(this: FastifyInstance, list: KeysetList<L, Scope>, options: Options, scopeOf?: (request: FastifyRequest) => Scope) {
    this.implement(list.call, options, async ({ query, request }) => {
      const scope = [scopeOf?.(request)] as never;
      return (await list.page(this.database, query, ...scope)) as HandlerResult<L>;
    });
  });
});
