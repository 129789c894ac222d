import { lazyModule } from "../lazy/lazy-module";

/** The list with a filter field, for choosing one of many options. */
export const lazyComboboxList = lazyModule(() => import("./combobox-list"));
