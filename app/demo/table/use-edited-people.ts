import { useState } from "react";
import { makePeople } from "./make-people";
import type { Person } from "./people-table";

/** Manages ten thousand people whose names can be edited, with undo. */
export function useEditedPeople() {
  const [people, setPeople] = useState(() => makePeople(10_000));
  const [history, setHistory] = useState<Pick<Person, "id" | "name">[]>([]);

  function setName(id: string, name: string) {
    setPeople((all) => all.map((person) => (person.id === id ? { ...person, name } : person)));
  }
  function rename(id: string, name: string) {
    const edited = people.find((person) => person.id === id);
    if (!edited || edited.name === name) return;
    setHistory([...history, { id, name: edited.name }]);
    setName(id, name);
  }
  function undo() {
    const lastChange = history.at(-1);
    if (!lastChange) return;
    setHistory(history.slice(0, -1));
    setName(lastChange.id, lastChange.name);
  }
  return { people, changes: history.length, rename, undo };
}
