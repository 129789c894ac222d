// The placeholder syntaxes of networks: {id}, {{id}}, ${id}, #{id}, %id%, %%id%%, #ID#, [id], [[id]], <id>,
// __ID__, !!!id!!!, @@id@@.
const marks = [
  /^[$#%]?\{+[^{}]*\}+$/u,
  /^%+[a-z][\w .-]*%+$/iu,
  /^#[a-z][\w .-]*#$/iu,
  /^\[+[a-z][\w .-]*\]+$/iu,
  /^<+[a-z][\w .-]*>+$/iu,
  /^!{2,}[a-z][\w .-]*!{2,}$/iu,
  /^@+[a-z][\w .-]*@+$/iu,
  /^__[a-z][\w-]*__$/iu,
];

/**
 * Returns whether a report's value is an unreplaced placeholder of any network, or a word such as `null` that
 * a program wrote instead of a missing value.
 */
export function isPlaceholder(value: string): boolean {
  return /^(?:undefined|null|nan)$/iu.test(value) || marks.some((mark) => mark.test(value));
}
