import { once } from "node:events";
import { type BoundProcess, spawnBound } from "../../tests/support/programs/bound-process.ts";

/** The functions a process offers, by name. Arguments and results are sent as JSON. */
type Service = Record<string, (argument: never) => unknown>;
type Argument<S extends Service, N extends keyof S> = Parameters<S[N]>[0];
type RemoteResult<S extends Service, N extends keyof S> = Awaited<ReturnType<S[N]>>;

export interface Remote<S extends Service> {
  call: <N extends keyof S & string>(name: N, argument?: Argument<S, N>) => Promise<RemoteResult<S, N>>;
  stop: () => Promise<void>;
}

interface Reply {
  id: number;
  value?: unknown;
  error?: string;
}

/**
 * Starts a file of this folder as its own process, so that measuring and measured code share no event loop. The
 * new process ends when the current one does, even if the current one is killed.
 */
export function startRemote<S extends Service>(file: string, env: Record<string, string> = {}): Remote<S> {
  const pendingCalls = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const child = spawnBound(["--expose-gc", "--import", "tsx", `bench/live-feed/${file}`], {
    ...process.env,
    ...env,
  });
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk: Buffer) => process.stderr.write(chunk));
  child.on("message", ({ id, value, error }: Reply) => {
    const pending = pendingCalls.get(id);
    pendingCalls.delete(id);
    if (error === undefined) pending?.resolve(value as never);
    else pending?.reject(new Error(`${file}: ${error}`));
  });
  child.once("exit", (code) => {
    for (const { reject } of pendingCalls.values()) reject(new Error(`${file} ended with ${code}`));
  });
  let callCount = 0;
  return {
    call: (name, argument) =>
      new Promise((resolve, reject) => {
        callCount += 1;
        pendingCalls.set(callCount, { resolve, reject });
        child.send({ id: callCount, name, argument });
      }),
    stop: () => end(child),
  };
}

async function end(child: BoundProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Serves calls from the parent process. */
export function serve<S extends Service>(service: S): S {
  // Keeps an idle process alive until the next call.
  process.channel?.ref();
  process.on("message", ({ id, name, argument }: { id: number; name: string; argument: never }) => {
    async function handleCall(): Promise<Reply> {
      try {
        return { id, value: await service[name]!(argument) };
      } catch (error) {
        return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    }
    void handleCall().then((reply) => process.send!(reply));
  });
  return service;
}
