import { z } from "zod";
import { parseFields } from "~/components/form/parse-form.server";
import { saveDemo, readDemo } from "../store.server";
import { questions } from "./questions";

const place = "dialog-questions";
const names = questions.map(({ name }) => name);
const answerSchema = z.object({ question: z.enum(names), intent: z.enum(["confirm", "takeBack"]) });

/** Returns the questions that this visitor has confirmed. */
export async function readConfirmed(request: Request): Promise<typeof names> {
  const { confirmed = [] } = await readDemo(request, place);
  return names.filter((name) => confirmed.includes(name));
}

/** Stores or removes the answer to a question. */
export async function answerQuestion(request: Request, form: FormData) {
  const { question, intent } = parseFields(form, answerSchema);
  const otherNames = (await readConfirmed(request)).filter((name) => name !== question);
  const confirmed = intent === "confirm" ? [...otherNames, question] : otherNames;
  return { question, intent, outcome: await saveDemo(request, place, { confirmed }) };
}
