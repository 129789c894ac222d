import { parseArgs } from "node:util";
import { changeOperationMode } from "#contract/operation/operation-mode.ts";
import { operationStates } from "#contract/operation/operation-states.ts";
import { runInspection } from "../database/engine/inspection.ts";
import { switchByOperator } from "../modules/operation/operator.ts";
import { readMode } from "../modules/operation/mode.ts";

const usage = `Say ${operationStates.join(", ").replaceAll("_", "-")} or show, with --message TEXT (also --message-fr, --message-ar) and --minutes NUMBER.`;

await runInspection(async ({ database }) => {
  const input = readInput();
  if (input === undefined) {
    console.error(usage);
    return false;
  }
  if (input !== "show") await switchByOperator(database, input, new Date());
  const { state, messages, until } = await readMode(database);
  const expected = until ? `, until about ${until}` : "";
  console.log(`The operation mode is ${state.replace("_", "-")}${expected}.`);
  for (const [language, text] of Object.entries(messages)) if (text) console.log(`${language}: ${text}`);
  return true;
});

function readInput() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        message: { type: "string", default: "" },
        "message-fr": { type: "string" },
        "message-ar": { type: "string" },
        minutes: { type: "string" },
      },
    });
    const [word, ...others] = positionals;
    if (others.length > 0) return undefined;
    if (word === "show") return word;
    const { message, minutes } = values;
    return changeOperationMode.body.safeParse({
      state: word?.replaceAll("-", "_"),
      // The English message is also used for languages without a message of their own.
      messages: { en: message, fr: values["message-fr"] ?? message, ar: values["message-ar"] ?? message },
      minutes: minutes === undefined ? null : Number(minutes),
    }).data;
  } catch {
    return undefined;
  }
}
