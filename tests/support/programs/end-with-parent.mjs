process.once("disconnect", () => process.exit(1));
// Listening for the end must not put off an orderly one.
process.channel?.unref();
