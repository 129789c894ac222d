import { lazyPartOf } from "../lazy/lazy-part";
import { dialogModule } from "./dialog-module";

/**
 * `DialogFrame`, fetched when a dialog is rendered. The server and the hydration of a page with a dialog wait
 * for the code.
 */
export const LazyDialogFrame = lazyPartOf(dialogModule, (module) => module.DialogFrame, { place: "dialog" });
