import { lazyModule } from "../lazy/lazy-module";

export const lazyRangeCalendar = lazyModule(() => import("./range-calendar"));
