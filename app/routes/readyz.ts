import { callScopeContext } from "~/provider-client/provider-client.server";
import { TransportError } from "~/provider-client/transport.server";
import { services } from "~/services.server";
import type { Route } from "./+types/readyz";

/** Whether what the dashboard depends on answers: 200 when all do, else 503 naming who does not (design §5, Health). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { transport } = context.get(callScopeContext);
  const { sessions } = await services();
  const [store, provider] = await Promise.all([
    answers(sessions.store.read("readiness")),
    answers(
      transport
        .send({
          method: "GET",
          path: "/healthz",
          headers: {},
          circuit: "readiness",
          isRepeatable: false,
          deadline: 1000,
        })
        .then(({ status }) => status < 500, isSomeAnswer),
    ),
  ]);
  const isReady = store && provider;
  return Response.json({ sessions: word(store), provider: word(provider) }, { status: isReady ? 200 : 503 });
}

/** Whatever words it uses for its health, it has spoken. */
function isSomeAnswer(error: unknown): boolean {
  return error instanceof TransportError && error.kind === "nonsense";
}

function answers(question: Promise<unknown>): Promise<boolean> {
  return question.then(
    (answer) => answer !== false,
    () => false,
  );
}

function word(isAnswering: boolean): string {
  return isAnswering ? "ok" : "unreachable";
}
