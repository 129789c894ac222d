import { latePartOf } from "../late/late-part";
import { dialogModule } from "./dialog-module";

/**
 * `DialogFrame`, fetched once a dialog is there. The server waits for the code, and so does the browser before it
 * takes over a page with a dialog.
 */
export const LateDialogFrame = latePartOf(dialogModule, (module) => module.DialogFrame, { place: "dialog" });
