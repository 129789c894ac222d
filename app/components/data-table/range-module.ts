import { lazyModule } from "../late/lazy-module";

export const rangeModule = lazyModule(() => import("./range-calendar"));
