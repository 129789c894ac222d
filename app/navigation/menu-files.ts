import { onIdle } from "~/components/lazy/load-when-used";
import { savesData } from "./connection";
import { preloadModule, screenFiles } from "./screen-files";

/** Milliseconds before the first request, so that the files of the page itself are loaded first. */
const startDelay = 1_000;
/**
 * How many files to fetch in parallel. Browsers open six connections per host with HTTP/1.1, so two remain
 * free for a click.
 */
const maxParallel = 4;
/** The maximum number of files, about 100 kB. This is more than the menus of any role need today. */
const maxFiles = 80;

/** The names of marks in the browser's performance timeline: when the requests begin, and when all are answered. */
const marks = { start: "menu-files", end: "menu-files-loaded" };

/**
 * Preloads the code that at least two screens of the page's menus share, such as that of lists and forms, with low
 * priority while the browser is idle. A click then fetches only the screen's own file and texts together with its
 * data: one round trip, and little code to compile.
 */
export async function preloadMenuFiles(): Promise<void> {
  if (savesData()) return;
  await new Promise((resolve) => setTimeout(resolve, startDelay));
  performance.mark(marks.start);
  const files = sharedFiles(menuPaths()).slice(0, maxFiles);
  while (files.length > 0) {
    await idle();
    await Promise.all(files.splice(0, maxParallel).map((file) => untilSettled(preloadModule(file, "low"))));
  }
  performance.mark(marks.end);
}

/** Returns the paths of the screens to which the page's menus link. */
function menuPaths(): Set<string> {
  const links = document.querySelectorAll<HTMLAnchorElement>("nav a[href]");
  return new Set(
    [...links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
  );
}

/** Returns the files that at least two screens need, the most needed first. */
function sharedFiles(paths: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const path of paths)
    for (const file of new Set(screenFiles(path))) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([file]) => file);
}

function idle(): Promise<void> {
  return new Promise((resolve) => onIdle(resolve));
}

function untilSettled(link: HTMLLinkElement | undefined): Promise<void> | undefined {
  return (
    link &&
    new Promise((resolve) => {
      link.onload = () => resolve();
      link.onerror = () => resolve();
    })
  );
}
