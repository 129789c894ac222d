import { redirect } from "react-router";
import { z } from "zod";
import { helpSlug, voteOnHelp } from "#contract/help/help.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { articlePath } from "~/features/help/help-paths";
import { deviceContext } from "~/middleware/device.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

const voteForm = z.object({ helpful: z.enum(["yes", "no"]) });

/** Stores a user's vote on an article. The browser gets an id, so that it can only vote once. */
export async function voteOnArticle(context: RequestContext, rawSlug: string, form: FormData) {
  const slug = helpSlug.safeParse(rawSlug);
  if (!slug.success) throw new Response(null, { status: 404 });
  const { helpful } = parseFields(form, voteForm);
  const device = context.get(deviceContext);
  await providerClient(context).call(
    voteOnHelp,
    { params: { slug: slug.data }, body: { helpful: helpful === "yes" } },
    { device: device.id },
  );
  device.isKnown = true;
  return redirect(`${articlePath(slug.data)}?voted=${helpful}#vote`);
}
