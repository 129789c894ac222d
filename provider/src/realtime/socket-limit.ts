import { roomOfUser, type ClientSocket, type SocketServer } from "./socket-server.ts";

const socketsPerUser = 5;

/**
 * Limits the sockets of a user to five over all processes, by disconnecting the oldest (W5). If two processes
 * count at the same time, they disconnect the same sockets.
 */
export async function disconnectOldest(io: SocketServer, socket: ClientSocket): Promise<void> {
  const sockets = await socketsOf(io, socket.data.userId);
  const oldestFirst = sockets.toSorted(
    (a, b) => a.data.connectedAt - b.data.connectedAt || (a.id < b.id ? -1 : 1),
  );
  for (const surplus of oldestFirst.slice(0, -socketsPerUser)) surplus.disconnect(true);
}

async function socketsOf(io: SocketServer, userId: string) {
  try {
    return await io.in(roomOfUser(userId)).fetchSockets();
  } catch {
    // Another process didn't respond in time. This process's sockets are still limited.
    return io.local.in(roomOfUser(userId)).fetchSockets();
  }
}
