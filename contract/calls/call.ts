import { z } from "zod";
import { idParams } from "../text/identifiers.ts";
import type { Permission } from "../roles/permissions.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Whether a call takes an `Idempotency-Key` header (M2). Without the header, calls with `required` are
 * refused, and calls with `optional` are executed each time they are sent. Every POST takes one, except those
 * that `tests/unit/contract/idempotency-keys.test.ts` lists with the reason.
 */
export type KeyRule = "required" | "optional" | "none";

/**
 * One call of the provider's API. The provider registers its route and OpenAPI page from the declaration. The
 * dashboard builds the request and parses the answer with it. `path` is relative to the API root, with
 * parameters such as `{id}`.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: string;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  data: Data;
  meta: Meta;
  /** HTTP status of success, repeated as `code` in the envelope. */
  status: number;
  idempotencyKey: KeyRule;
  /**
   * The required permission, or several permissions of which the caller needs one. Checked against the database
   * on every request.
   */
  permission?: Permission | readonly Permission[];
  stepUp?: StepUp;
}

/**
 * Whether the caller must have entered the password or used a passkey within the last `stepUpSeconds`; the
 * request is refused with 403 `step_up_required` otherwise. `true`: always, checked before the handler runs.
 * `"conditional"`: only for some requests; the handler decides which.
 */
export type StepUp = true | "conditional";

const noInput = z.undefined();

interface CallOptions<P, Q, B, D, M> {
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  meta?: M;
  status?: number;
  idempotencyKey?: KeyRule;
  permission?: Permission | readonly Permission[];
  stepUp?: StepUp;
}

/** Returns the permissions of which the caller needs one; empty if the call requires no permission. */
export function permissionsFor({ permission }: Pick<Call, "permission">): readonly Permission[] {
  return [permission ?? []].flat() as Permission[];
}

/** A path with one `{id}`. */
type IdPath = `${string}{id}${string}`;

/**
 * Declares a call. If `params`, `query`, `body` or `meta` is omitted, the call has none, except that a path
 * with `{id}` has the parameter `id`.
 */
export function defineCall<
  D extends z.ZodType,
  P extends z.ZodType = typeof idParams,
  Q extends z.ZodType = typeof noInput,
  B extends z.ZodType = typeof noInput,
  M extends z.ZodType = typeof noInput,
>(method: Method, path: IdPath, options: CallOptions<P, Q, B, D, M>): Call<P, Q, B, D, M>;
export function defineCall<
  D extends z.ZodType,
  P extends z.ZodType = typeof noInput,
  Q extends z.ZodType = typeof noInput,
  B extends z.ZodType = typeof noInput,
  M extends z.ZodType = typeof noInput,
>(method: Method, path: string, options: CallOptions<P, Q, B, D, M>): Call<P, Q, B, D, M>;
export function defineCall(
  method: Method,
  path: string,
  options: CallOptions<z.ZodType, z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
): Call {
  return {
    method,
    path,
    summary: options.summary,
    params: options.params ?? (path.includes("{id}") ? idParams : noInput),
    query: options.query ?? noInput,
    body: options.body ?? noInput,
    data: options.data,
    meta: options.meta ?? noInput,
    status: options.status ?? 200,
    idempotencyKey: options.idempotencyKey ?? "none",
    ...(options.permission && { permission: options.permission }),
    ...(options.stepUp && { stepUp: options.stepUp }),
  };
}

type StepOptions<B, D> = Pick<
  CallOptions<never, never, B, D, never>,
  "summary" | "body" | "data" | "status" | "permission" | "stepUp"
>;

/**
 * Declares an action on the object named by the id in the path. If the request is repeated with the same
 * idempotency key, the action is executed only once (M2).
 */
export function defineStep<D extends z.ZodType, B extends z.ZodType = typeof noInput>(
  path: IdPath,
  options: StepOptions<B, D>,
) {
  return defineCall<D, typeof idParams, typeof noInput, B>("POST", path, {
    ...options,
    idempotencyKey: "optional",
  });
}

/**
 * Returns a function that declares actions on one kind of object, each at `<path>/<name>`. All of them have the
 * permission, step-up rule and result of `shared`.
 */
export function stepsOf<D extends z.ZodType>(
  path: `${string}{id}`,
  shared: Pick<StepOptions<never, D>, "permission" | "data" | "stepUp">,
) {
  return <B extends z.ZodType = typeof noInput>(name: string, options: Omit<StepOptions<B, D>, "data">) =>
    defineStep<D, B>(`${path}/${name}`, { ...shared, ...options });
}

/** The input of a call: parameters, query and body before parsing. */
export interface CallInput<C extends Call> {
  params?: z.input<C["params"]>;
  query?: z.input<C["query"]>;
  body?: z.input<C["body"]>;
}
export type CallData<C extends Call> = z.output<C["data"]>;
export type CallMeta<C extends Call> = z.output<C["meta"]>;
