import { noPackedSpread } from "../../../../scripts/lint-rules/no-packed-spread.mjs";
import { ruleTester } from "../../../support/rule-tester";

const errors = [{ messageId: "packed" }];

ruleTester.run("no properties packed into a spread literal", noPackedSpread, {
  valid: [
    "f({ ...props, id: 1 })",
    "f({ ...(isOn ? { id: 1 } : {}) })",
    "f({ ...(isOn && { id: 1 }) })",
    "f([...[1, 2], 3])",
    "f({ ...{ get now() { return Date.now(); } } })",
    "f({ ...({ id: 1 } as Row) })",
    "<A {...props} />",
  ],
  invalid: [
    { code: "f({ ...{ id: 1, name }, x })", output: "f({ id: 1, name, x })", errors },
    { code: "f({ ...{ id: 1, name, }, })", output: "f({ id: 1, name, })", errors },
    { code: "f({ ...({ id: 1 } as const), x })", output: "f({ id: 1, x })", errors },
    { code: "f({ ...{ ...row, id: 1 }, x })", output: "f({ ...row, id: 1, x })", errors },
    { code: "f({ ...{ id: 1 /* one */ } })", output: "f({ id: 1 /* one */\n })", errors },
    { code: "f({ ...{} })", output: null, errors },
    {
      code: '<A {...{ a, b: c(1), d: true, e: "f g" }} />',
      output: '<A a={a} b={c(1)} d e="f g" />',
      errors,
    },
    { code: "<A {...{ ...row, a }} />", output: "<A {...row} a={a} />", errors },
  ],
});
