import type { Acknowledgement, RealtimeMessage } from "#contract/realtime/realtime.ts";

/**
 * `off`: stopped, or without a session. `retrying`: offline, but will try again. `exhausted`: has given up.
 */
export type ConnectionStatus = "off" | "connecting" | "live" | "retrying" | "exhausted";

/** The provider's public origin and a token for one handshake. */
export interface Handshake {
  origin: string;
  token: string;
}
export type Emit =
  | { event: "mark_as_read" | "delete_notification"; payload: { notificationId: string } }
  | { event: "get_notifications"; payload: { page: number; limit: number } }
  | { event: "mark_all_as_read"; payload?: undefined };

export interface ConnectionSocket {
  /** Resolves with the provider's acknowledgement. Rejects if it doesn't arrive in time. */
  emit: (emit: Emit) => Promise<Acknowledgement>;
  close: () => void;
}
export interface SocketListeners {
  connected: () => void;
  failed: (detail: string) => void;
  dropped: () => void;
  received: (message: RealtimeMessage) => void;
}

export interface ConnectionParts {
  /**
   * Fetches a new token; `undefined` if there is no session. Rejects if the dashboard or the provider fails.
   */
  fetchHandshake: () => Promise<Handshake | undefined>;
  openSocket: (handshake: Handshake, listeners: SocketListeners) => ConnectionSocket;
  onStatus: (status: ConnectionStatus) => void;
  onMessage: (message: RealtimeMessage) => void;
  /** Called with the reason once per outage, and again after the last attempt has failed. */
  onError: (detail: string) => void;
  warn: (text: string) => void;
  /** Runs a task later. Returns a function that cancels it. */
  schedule?: (task: () => void, milliseconds: number) => () => void;
}

export const exhaustedError = "Failed to reconnect after maximum attempts";
const maxAttempts = 5;
const baseDelay = 1000;
/** Only a connection that lasts this many milliseconds resets the number of attempts. */
const steadyAfter = 30_000;

/**
 * The realtime connection. Each connection uses a new token. After a failure it retries after 1, 2, 4, 8 and
 * 16 s, and then gives up until `retry` is called.
 */
export class RealtimeConnection {
  #parts: Required<ConnectionParts>;
  #status: ConnectionStatus = "off";
  #socket: ConnectionSocket | undefined;
  #attempts = 0;
  #hasReported = false;
  #hasGivenUp = false;
  #messageCount = 0;
  #isProbing = false;
  #cancelTimer: (() => void) | undefined;
  // Identifies the current attempt. Events of earlier attempts are ignored.
  #attempt = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = { schedule: scheduleTimeout, ...parts };
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Connects, unless it is connected or connecting. */
  start(): void {
    if (this.#status === "off" || this.#status === "exhausted") void this.#connect();
  }

  /** Connects immediately and allows five more attempts. */
  retry(): void {
    if (this.#status === "live" || this.#status === "connecting") return;
    this.#beginAnew();
    void this.#connect();
  }

  /**
   * Checks the connection after sleep or a change of network: probes a live one, and reconnects a broken one
   * immediately with five more attempts. An outage is only reported once.
   */
  check(): void {
    if (this.#status === "live") void this.#probe();
    if (this.#status !== "retrying" && this.#status !== "exhausted") return;
    this.#attempts = 0;
    void this.#connect();
  }

  /** Disconnects without retrying. */
  stop(): void {
    this.#abandon();
    this.#beginAnew();
    this.#become("off");
  }

  /** @throws Error if the connection isn't live, or the acknowledgement doesn't arrive in time */
  async emit(emit: Emit): Promise<Acknowledgement> {
    if (this.#status !== "live" || !this.#socket) throw new Error("The realtime link is offline");
    return this.#socket.emit(emit);
  }

  async #connect(): Promise<void> {
    this.#abandon();
    const attempt = this.#attempt;
    const isCurrent = () => attempt === this.#attempt;
    this.#become(this.#attempts > 0 ? "retrying" : "connecting");
    try {
      const handshake = await this.#parts.fetchHandshake();
      if (!isCurrent()) return;
      if (!handshake) return this.#goWithout();
      this.#socket = this.#parts.openSocket(handshake, {
        connected: () => isCurrent() && this.#connected(),
        failed: (detail) => isCurrent() && this.#failed(detail),
        dropped: () => isCurrent() && this.#tryLater(),
        received: (message) => isCurrent() && this.#received(message),
      });
    } catch (error) {
      if (isCurrent()) this.#failed(error instanceof Error ? error.message : String(error));
    }
  }

  // Checks a live connection. The protocol has no ping, but every provider responds to this event.
  async #probe(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const [attempt, messageCount] = [this.#attempt, this.#messageCount];
    try {
      await this.emit({ event: "get_notifications", payload: { page: 1, limit: 1 } });
    } catch {
      if (attempt === this.#attempt && messageCount === this.#messageCount) this.#tryLater();
    } finally {
      this.#isProbing = false;
    }
  }

  #received(message: RealtimeMessage): void {
    this.#messageCount += 1;
    this.#parts.onMessage(message);
  }

  #goWithout(): void {
    this.#parts.warn("No realtime token: not connecting to the notification server.");
    this.#become("off");
  }

  // A sixth device disconnects the oldest one. If every connection reset the attempts, such devices would
  // disconnect each other forever.
  #connected(): void {
    this.#hasReported = this.#hasGivenUp = false;
    this.#become("live");
    this.#cancelTimer = this.#parts.schedule(() => {
      this.#attempts = 0;
    }, steadyAfter);
  }

  #failed(detail: string): void {
    if (!this.#hasReported) this.#parts.onError(detail);
    this.#hasReported = true;
    this.#tryLater();
  }

  #tryLater(): void {
    this.#abandon();
    if (this.#attempts >= maxAttempts) {
      this.#become("exhausted");
      if (!this.#hasGivenUp) this.#parts.onError(exhaustedError);
      this.#hasGivenUp = true;
      return;
    }
    const delay = baseDelay * 2 ** this.#attempts;
    this.#attempts += 1;
    this.#become("retrying");
    this.#cancelTimer = this.#parts.schedule(() => void this.#connect(), delay);
  }

  #beginAnew(): void {
    this.#attempts = 0;
    this.#hasReported = this.#hasGivenUp = false;
  }

  #abandon(): void {
    this.#attempt += 1;
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#socket?.close();
    this.#socket = undefined;
  }

  #become(status: ConnectionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#parts.onStatus(status);
  }
}

function scheduleTimeout(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}
