// The placeholder syntaxes of networks: {id}, {{id}}, ${id}, #{id}, %id%, %%id%%, #ID#, [id], [[id]], <id>,
// <%= id %>, __ID__, !!!id!!!, @@id@@, $id, $$id$$, $(id), ((id)), *|ID|*, and
// encoded once too often: %7Bid%7D.
const marks = [
  /^[$#%]?\{+[^{}]*\}+$/u,
  /^%+[a-z][\w .-]*%+$/iu,
  /^#[a-z][\w .-]*#$/iu,
  /^\[+[a-z][\w .-]*\]+$/iu,
  /^<+[a-z][\w .-]*>+$/iu,
  /^!{2,}[a-z][\w .-]*!{2,}$/iu,
  /^@+[a-z][\w .-]*@+$/iu,
  /^__[a-z][\w-]*__$/iu,
  /^\$+[a-z_][\w.-]*\$*$/iu,
  /^(?:\$\(|\(\()[a-z][\w .-]*\)+$/iu,
  /^\*\|[a-z][\w .:-]*\|\*$/iu,
  /^<%=?[^<>]*%>$/u,
  /^(?:%2[345])?(?:%7B|%5B)+[^{}]*(?:%7D|%5D)+(?:%25)?$/iu,
];

/**
 * Returns whether a report's value is an unreplaced placeholder of any network, or a word such as `null` that
 * a program wrote instead of a missing value.
 */
export function isPlaceholder(value: string): boolean {
  return /^(?:undefined|null|nan)$/iu.test(value) || marks.some((mark) => mark.test(value));
}
