import { writeFileSync } from "node:fs";
import { root } from "./launcher/command.mjs";
import { renderEnvExample } from "./settings/env-example.ts";

writeFileSync(`${root}/.env.example`, renderEnvExample());
