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
    const before = people.find((person) => person.id === id);
    if (!before || before.name === name) return;
    setHistory([...history, { id, name: before.name }]);
    setName(id, name);
  }
  function undo() {
    const last = history.at(-1);
    if (!last) return;
    setHistory(history.slice(0, -1));
    setName(last.id, last.name);
  }
  return { people, changes: history.length, rename, undo };
}
