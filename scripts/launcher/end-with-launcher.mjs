// Shuts the program down when the launcher ends. The launcher loads this file with `node --import` into each
// program: if the launcher is killed, it can't stop them itself, and they would keep their ports and the data
// folder.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
