import { lazyPartOf } from "../lazy/lazy-part";
import { dialogModule } from "./dialog-module";

/**
 * `DialogFrame`, fetched when a dialog is rendered. The server waits for the code, and so does hydration of a
 * page with a dialog.
 */
export const LazyDialogFrame = lazyPartOf(dialogModule, (module) => module.DialogFrame, { place: "dialog" });
