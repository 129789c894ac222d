type AgendaAction = (at: Date) => void;

/** Planned events of one member, run in chronological order. An event may plan later ones. */
export interface Agenda {
  plan: (at: Date, act: AgendaAction) => void;
  /** Runs all events before `end` and drops later ones. */
  runUntil: (end: Date) => void;
}

export function createAgenda(): Agenda {
  const entries: { at: Date; act: AgendaAction }[] = [];
  return {
    plan(at, act) {
      const index = entries.findIndex((entry) => entry.at > at);
      entries.splice(index === -1 ? entries.length : index, 0, { at, act });
    },
    runUntil(end) {
      for (let next = entries.shift(); next && next.at < end; next = entries.shift()) next.act(next.at);
    },
  };
}
