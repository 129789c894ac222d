import { lazyModule } from "../late/lazy-module";

/** Radix's dialog in our frame. */
export const dialogModule = lazyModule(() => import("./dialog-frame"));
