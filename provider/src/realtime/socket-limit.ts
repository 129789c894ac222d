import { roomOfUser, type ClientSocket, type SocketServer } from "./socket-server.ts";

const socketsPerUser = 5;

/**
 * Keeps at most five sockets per user in all processes together: the oldest yield (W5). Two processes that
 * count at once pick the same victims.
 */
export async function makeRoom(io: SocketServer, socket: ClientSocket): Promise<void> {
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
    // Another process did not answer in time; what this one holds is still bounded.
    return io.local.in(roomOfUser(userId)).fetchSockets();
  }
}
