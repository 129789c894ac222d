import { io, type Socket } from "socket.io-client";
import { serverEventNames } from "#contract/realtime/realtime-event-names.ts";
import type { Acknowledgement, ClientEvents, ServerEvents } from "#contract/realtime/realtime.ts";
import { readMessage } from "./read-message";
import type { Emit, Handshake, ConnectionSocket, SocketListeners } from "./realtime-connection";

const connectTimeout = 20_000;
const acknowledgeTimeout = 5_000;

/**
 * Opens a socket to the provider, first over WebSocket, then by polling, with 20 s for the handshake. It
 * doesn't reconnect automatically, and ignores messages that don't match the contract.
 */
export function openSocket({ origin, token }: Handshake, listeners: SocketListeners): ConnectionSocket {
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, {
    auth: { token },
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    timeout: connectTimeout,
    reconnection: false,
    forceNew: true,
  });
  socket.on("connect", listeners.connected);
  socket.on("connect_error", (error) => listeners.failed(error.message));
  // Some proxies close the connection before the handshake. Without this listener, that would only be noticed
  // after 20 s.
  socket.io.engine.once("close", (reason: string) => {
    if (!socket.connected) listeners.failed(reason);
  });
  socket.on("disconnect", listeners.dropped);
  for (const name of serverEventNames) {
    socket.on(name, (payload: unknown) => {
      const message = readMessage(name, payload);
      if (message) listeners.received(message);
      else console.warn(`Notifications: a ${name} message does not fit the contract.`);
    });
  }
  return {
    emit: (emit) => emitTo(socket, emit),
    close() {
      socket.off();
      socket.disconnect();
    },
  };
}

function emitTo(
  socket: Socket<ServerEvents, ClientEvents>,
  { event, payload }: Emit,
): Promise<Acknowledgement> {
  const timedSocket = socket.timeout(acknowledgeTimeout);
  if (event === "mark_all_as_read") return timedSocket.emitWithAck(event);
  if (event === "get_notifications") return timedSocket.emitWithAck(event, payload);
  return timedSocket.emitWithAck(event, payload);
}
