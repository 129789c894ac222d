import { type Logger, pino } from "pino";

/** The dashboard's log: one JSON line per event on standard output. */
export const log: Logger = pino({
  level: process.env.LOG_LEVEL || "info",
  base: { program: "dashboard" },
  formatters: { level: (level) => ({ level }) },
  timestamp: pino.stdTimeFunctions.isoTime,
});
