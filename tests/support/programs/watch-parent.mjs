// Ends this process in good order once the one that started it is gone: killed, it could not stop it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
