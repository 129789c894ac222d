import { lintConfig } from "./scripts/lint-rules/config.mjs";

export default lintConfig(import.meta.dirname);
