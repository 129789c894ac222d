import { io } from "socket.io-client";

/** A flooding client: five sockets that send as fast as they can and reconnect immediately when cut off. */

interface Order {
  origin: string;
  token: string;
}

const socketsAtOnce = 5;
const burstSize = 50;
let flood = 0;
const tally = { emitted: 0, connected: 0, refused: 0 };

process.on("message", (order: Order | "stop") => {
  flood += 1;
  if (order === "stop") return void process.send?.(tally);
  for (let socket = 0; socket < socketsAtOnce; socket += 1) attack(order, flood);
});
// Keeps the process alive between two commands.
process.channel?.ref();
process.send?.("ready");

function attack(order: Order, own: number): void {
  if (own !== flood) return;
  const socket = io(order.origin, {
    auth: { token: order.token },
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
  });
  function reconnect() {
    socket.off();
    socket.disconnect();
    setImmediate(attack, order, own);
  }
  function burst() {
    if (own !== flood) return reconnect();
    if (!socket.connected) return;
    for (let emit = 0; emit < burstSize; emit += 1) socket.emit("mark_all_as_read");
    tally.emitted += burstSize;
    setTimeout(burst, 10);
  }
  socket.on("connect", () => {
    tally.connected += 1;
    burst();
  });
  socket.on("connect_error", () => {
    tally.refused += 1;
    reconnect();
  });
  socket.on("disconnect", reconnect);
}
