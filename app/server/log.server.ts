import { type Logger, pino } from "pino";
import { dashboardSettings } from "./environment.server";

/** The dashboard's log: one JSON line per event on standard output. */
export const log: Logger = pino({
  // An invalid level is reported with the other variables, by `environment()`.
  level: dashboardSettings.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? "info",
  base: { program: "dashboard" },
  formatters: { level: (level) => ({ level }) },
  timestamp: pino.stdTimeFunctions.isoTime,
});
