type Act = (at: Date) => void;

/** What happens to one member, in the order of time; an act may plan later ones. */
export interface Agenda {
  plan: (at: Date, act: Act) => void;
  /** Lets all happen that lies before `end`; what lies beyond never does. */
  runUntil: (end: Date) => void;
}

export function createAgenda(): Agenda {
  const entries: { at: Date; act: Act }[] = [];
  return {
    plan(at, act) {
      const place = entries.findIndex((entry) => entry.at > at);
      entries.splice(place === -1 ? entries.length : place, 0, { at, act });
    },
    runUntil(end) {
      for (let next = entries.shift(); next && next.at < end; next = entries.shift()) next.act(next.at);
    },
  };
}
