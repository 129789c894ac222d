process.once("disconnect", () => process.exit(1));
// This listener must not keep the process from ending by itself.
process.channel?.unref();
