const backgrounds = [
  "bg-[#0b6353]",
  "bg-[#7a3e9d]",
  "bg-[#b3541e]",
  "bg-[#235f9f]",
  "bg-[#8c2f39]",
  "bg-[#4a5d23]",
  "bg-[#5b4636]",
  "bg-[#3d4f7c]",
];

/**
 * Returns a background for a store's initials that is as prominent as a logo. The same name always gets the
 * same background.
 */
export function initialsBackground(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `text-[#fff] ${backgrounds[sum % backgrounds.length]}`;
}
