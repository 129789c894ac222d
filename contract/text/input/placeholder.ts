// The placeholder syntaxes of networks: {id}, {{id}}, ${id}, #{id}, %id%, %%id%%, #ID#, [id], [[id]], <id>,
// <%= id %>, __ID__, !!!id!!!, @@id@@, $id, $$id$$, $(id), ((id)), (id), *|ID|*, |ID|, ~id~, ##ID##, :id, [%id%],
// within a text: order-{id}, and encoded once or twice too often: %7Bid%7D, &lt;id&gt;.
const placeholderPatterns = [
  /^[$#%]?\{+[^{}]*\}+$/u,
  /^%+[a-z][\w .-]*%+$/iu,
  /^#+[a-z][\w .-]*#+$/iu,
  /^\[+[a-z][\w .-]*\]+$/iu,
  /^<+[a-z][\w .-]*>+$/iu,
  /^!{2,}[a-z][\w .-]*!{2,}$/iu,
  /^@+[a-z][\w .-]*@+$/iu,
  /^__[a-z][\w-]*__$/iu,
  /^\$+[a-z_][\w.-]*\$*$/iu,
  /^(?:\$\(|\(\()[a-z][\w .-]*\)+$/iu,
  /^\*?\|[a-z][\w .:-]*\|\*?$/iu,
  /^\([a-z][a-z_ .-]*\)$/iu,
  /^~+[a-z][\w .-]*~+$/iu,
  /^:[a-z]\w*$/iu,
  /^\[[%=][a-z][\w .-]*[%=]\]$/iu,
  /\{+ ?[a-z_][\w .-]*\}+/iu,
  /^&lt;.*&gt;$/iu,
  /^<%=?[^<>]*%>$/u,
  /^(?:%2[345])?(?:%(?:25)?7B|%(?:25)?5B)+[^{}]*(?:%(?:25)?7D|%(?:25)?5D)+(?:%25)?$/iu,
];

/**
 * Returns whether a report's value is an unreplaced placeholder of any network, or a word such as `null` that
 * a program wrote instead of a missing value.
 */
export function isPlaceholder(value: string): boolean {
  return /^(?:undefined|null|nan)$/iu.test(value) || placeholderPatterns.some((mark) => mark.test(value));
}
