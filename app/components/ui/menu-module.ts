import { lazyModule } from "../late/lazy-module";

/** Radix's dropdown menu in our look. */
export const menuModule = lazyModule(() => import("./menu-content"));
