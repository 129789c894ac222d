import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhen,
} from "cockatiel";
import { modeErrorKeys } from "#contract/operation/operation-states.ts";
import { timeoutSignal } from "#shared/stall-tolerant-timeout.ts";
import {
  type ProviderResponse,
  type Transport,
  TransportError,
  type TransportRequest,
} from "./transport.server";

export interface ResilientRequest extends Omit<TransportRequest, "signal"> {
  /** The name of the circuit breaker. Calls with different names don't affect each other. */
  circuit: string;
  /** Whether sending the request twice has no second effect: it is a GET, or has an idempotency key. */
  isRepeatable: boolean;
  /** The time limit in milliseconds, including a retry. */
  deadline: number;
  /** Aborts the request. This doesn't count as a failure of the provider. */
  signal?: AbortSignal | undefined;
}

export interface ResilientTransport {
  /** @throws TransportError */
  send: (request: ResilientRequest) => Promise<ProviderResponse>;
  /**
   * Like the transport's `open`. There is no retry, because the user can retry.
   * @throws TransportError
   */
  open: Transport["open"];
  close: () => Promise<void>;
}

class GatewayFailure extends Error {
  constructor(readonly response: ProviderResponse) {
    super(`status ${response.status}`);
  }
}

class RequestAborted extends TransportError {
  constructor(cause: unknown) {
    super("timeout", cause);
  }
}

/**
 * Returns whether an answer means that the provider, or a gateway before it, can't answer now. A refusal
 * because of the operation mode is not an outage, because the provider works.
 */
export function isOutage({ status, body }: Pick<ProviderResponse, "status" | "body">): boolean {
  return (status === 502 || status === 503 || status === 504) && !isModeError(body);
}

function isModeError(body: unknown): boolean {
  const key = typeof body === "object" && body !== null && "key" in body ? body.key : undefined;
  return modeErrorKeys.some((known) => known === key);
}

// A timeout after less than this many milliseconds doesn't count as a failure of the provider.
const minConclusiveTime = 1000;
const openMilliseconds = 2000;
const failuresToOpen = 5;

/**
 * Adds a time limit, one retry with jitter and a circuit breaker to a transport. An open circuit breaker
 * refuses requests for 2 s, and then allows a single request.
 */
export function createResilientTransport(transport: Transport): ResilientTransport {
  const circuits = new Map<string, CircuitBreakerPolicy>();

  function circuitOf(name: string): CircuitBreakerPolicy {
    const cached = circuits.get(name);
    if (cached) return cached;
    const breaker = new ConsecutiveBreaker(failuresToOpen);
    const policy = circuitBreaker(handleWhen(countsAsFailure), { halfOpenAfter: openMilliseconds, breaker });
    circuits.set(name, policy);
    return policy;
  }

  async function send({
    circuit,
    isRepeatable,
    deadline,
    signal,
    ...request
  }: ResilientRequest): Promise<ProviderResponse> {
    if (deadline <= 0) throw new RequestAborted("no time left");
    const timeout = timeoutSignal(Math.ceil(deadline));
    const abortSignal = signal ? AbortSignal.any([timeout.signal, signal]) : timeout.signal;

    async function attempt(): Promise<ProviderResponse> {
      try {
        const response = await transport.send({ ...request, signal: abortSignal });
        if (isOutage(response)) throw new GatewayFailure(response);
        return response;
      } catch (error) {
        const isInconclusive = signal?.aborted || (timeout.signal.aborted && deadline < minConclusiveTime);
        throw isInconclusive ? new RequestAborted(error) : error;
      }
    }
    try {
      return await circuitOf(circuit)
        .execute(attempt)
        .catch(async (error: unknown) => {
          if (!isRepeatable || !isRetryable(error) || abortSignal.aborted) throw error;
          await pause(50 + Math.random() * 100);
          return circuitOf(circuit).execute(attempt);
        });
    } catch (error) {
      if (error instanceof GatewayFailure) return error.response;
      if (error instanceof BrokenCircuitError) throw new TransportError("unreachable", error);
      throw error;
    } finally {
      timeout.clear();
    }
  }
  return { send, open: transport.open, close: transport.close };
}

function countsAsFailure(error: Error): boolean {
  if (error instanceof GatewayFailure) return true;
  return error instanceof TransportError && error.kind !== "nonsense" && !(error instanceof RequestAborted);
}

function isRetryable(error: unknown): boolean {
  return error instanceof GatewayFailure || (error instanceof TransportError && error.kind === "unreachable");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
