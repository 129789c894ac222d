import { lazyModule } from "../lazy/lazy-module";

/** Radix's dropdown menu in the product's style. */
export const lazyMenu = lazyModule(() => import("./menu-content"));
