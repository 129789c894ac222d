import { lazyModule } from "../late/lazy-module";

/** The list one types in to choose from many. */
export const choiceModule = lazyModule(() => import("./choice-list"));
