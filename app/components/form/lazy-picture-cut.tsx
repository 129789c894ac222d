import { type ComponentProps, useEffect, useState } from "react";
import { lazyModule } from "../lazy-module";
import type { PictureCut } from "./picture-cut";

const cutModule = lazyModule(() => import("./picture-cut"));

/** `PictureCut`, fetched once there is a picture; without it the server cuts the square out of the middle. */
export function LazyPictureCut(props: ComponentProps<typeof PictureCut>) {
  const [Cut, setCut] = useState(() => cutModule.loaded()?.PictureCut);
  useEffect(() => {
    cutModule.load().then(
      (module) => setCut(() => module.PictureCut),
      () => undefined,
    );
  }, []);
  return Cut ? <Cut {...props} /> : null;
}
