import { lazyPartOf } from "../lazy/lazy-part";
import { lazyDialog } from "./lazy-dialog";

/**
 * `DialogFrame`, fetched when a dialog is rendered. The server and the hydration of a page with a dialog wait
 * for the code.
 */
export const LazyDialogFrame = lazyPartOf(lazyDialog, (module) => module.DialogFrame, { place: "dialog" });
