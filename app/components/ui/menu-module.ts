import { lazyModule } from "../late/lazy-module";

/** Radix's dropdown menu with our styles. */
export const menuModule = lazyModule(() => import("./menu-content"));
