import { data, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { formConstraints } from "~/components/form/constraints.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { getTranslation } from "~/i18n/i18n.server";

type Context = ActionFunctionArgs["context"];

const day = 24 * 60 * 60 * 1000;
const daysAhead = 30;

function schemaIn(context: Context) {
  return z.object({
    email: z.email({ error: getTranslation(context, "demo-status")("emailWrong") }).max(120),
  });
}

/** Returns a launch date that is always a month away. */
export function loader({ context }: { context: Context }) {
  const now = Date.now();
  return {
    constraints: formConstraints(schemaIn, context),
    now,
    launch: (Math.ceil(now / day) + daysAhead) * day,
  };
}

/** Validates the address and confirms it on the same page. It isn't stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), { schema: schemaIn(context) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  return data({ email: submission.value.email });
}
