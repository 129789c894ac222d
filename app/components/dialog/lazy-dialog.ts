import { lazyModule } from "../lazy/lazy-module";

/** The dialog frame and Radix's dialog. */
export const lazyDialog = lazyModule(() => import("./dialog-frame"));
