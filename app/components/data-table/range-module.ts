import { lazyModule } from "../late/lazy-module";

/** The calendar for choosing two days. */
export const rangeModule = lazyModule(() => import("./range-calendar"));
