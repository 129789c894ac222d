import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { iconSprite } from "./scripts/bundling/icon-sprite.mjs";
import { memoScreens } from "./scripts/bundling/memo-screens.mjs";
import { compileHint, fileGroups, filesToPreload, sharedFiles } from "./scripts/bundling/shared-files.mjs";
import { styleSources } from "./scripts/bundling/style-sources.mjs";
import { textFiles } from "./scripts/bundling/text-files.mjs";

export default defineConfig({
  plugins: [
    iconSprite(),
    textFiles(),
    styleSources(),
    memoScreens(),
    tailwindcss(),
    reactRouter(),
    sharedFiles(),
  ],
  resolve: { tsconfigPaths: true },
  // From here on browsers know light-dark(); for older ones every colour would be written three times.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: filesToPreload },
        rolldownOptions: { output: { codeSplitting: { groups: fileGroups }, postBanner: compileHint } },
      },
    },
  },
});
