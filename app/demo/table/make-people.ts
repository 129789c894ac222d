import { levels, type Person } from "./people-table";

const firstNames = ["Lina", "Omar", "Claire", "Youssef", "Nadia", "Paul", "Sara", "Karim", "Julie", "Adam"];
const lastNames = [
  "Haddad",
  "Benali",
  "Martin",
  "Nasser",
  "Moreau",
  "Stone",
  "Khalil",
  "Petit",
  "Baker",
  "Saleh",
];
const firstDay = Date.UTC(2015, 0, 5);
const day = 24 * 60 * 60 * 1000;

/** Returns sample people, identical for all users at any time, on the server and in the browser. */
export function makePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const firstName = firstNames[(index * 7) % firstNames.length] ?? "";
    const lastName = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? "";
    const experience = (index * 13) % 31;
    return {
      id: String(index + 1),
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}${index + 1}@example.com`.toLowerCase(),
      start: new Date(firstDay + ((index * 37) % 3800) * day).toISOString(),
      experience,
      age: 21 + experience + ((index * 5) % 12),
      level: levels[Math.min(2, Math.floor(experience / 8))] ?? "junior",
    };
  });
}
