import { lazyModule } from "../lazy/lazy-module";

export const rangeModule = lazyModule(() => import("./range-calendar"));
