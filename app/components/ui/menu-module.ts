import { lazyModule } from "../lazy/lazy-module";

/** Radix's dropdown menu with our styles. */
export const menuModule = lazyModule(() => import("./menu-content"));
