// Loaded with `node --import` into each program the launcher starts: ends the program in good order once the
// launcher is gone. Killed, it can't stop its programs, and they would keep ports and data folder.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
