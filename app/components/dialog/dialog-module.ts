import { lazyModule } from "../lazy/lazy-module";

/** The dialog frame and Radix's dialog. */
export const dialogModule = lazyModule(() => import("./dialog-frame"));
