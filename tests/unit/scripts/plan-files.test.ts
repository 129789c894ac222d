import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planFiles } from "../../../scripts/bundling/plan-files.mjs";

interface Sketch {
  /** The modules that each entry imports directly. */
  entries: Record<string, string[]>;
  imports?: Record<string, string[]>;
  bytes?: Record<string, number>;
  everywhere?: string[];
}

/** Plans the files of a graph. Modules have 5,000 bytes, which is too large to merge, unless stated otherwise. */
function plan({ entries, imports = {}, bytes = {}, everywhere = [] }: Sketch) {
  const importsOf = (id: string) => imports[id] ?? [];
  return planFiles({
    entries: Object.values(entries).map((direct) => {
      const modules = new Set(direct);
      for (const id of modules) for (const imported of importsOf(id)) modules.add(imported);
      return { modules: [...modules], weight: 1 };
    }),
    importsOf,
    bytesOf: (id) => bytes[id] ?? 5000,
    everywhere: new Set(everywhere),
  });
}

/** Returns the modules of each planned file. */
function filesOf(sketch: Sketch): string[][] {
  return plan(sketch)
    .map(({ modules }) => modules.toSorted())
    .sort();
}

describe("planFiles", () => {
  it("puts modules that the same entries need into one file", () => {
    const entries = { login: ["form", "field"], home: ["form", "field", "chart"], stores: ["chart"] };
    expect(filesOf({ entries })).toEqual([["chart"], ["field", "form"]]);
  });

  it("leaves modules of a single entry in that entry's file", () => {
    expect(filesOf({ entries: { login: ["form"], home: ["chart"] } })).toEqual([]);
  });

  it("counts imports of imports, and imports in a circle", () => {
    const entries = { login: ["form"], home: ["form"] };
    expect(filesOf({ entries, imports: { form: ["field"], field: ["form"] } })).toEqual([["field", "form"]]);
  });

  it("puts the modules of every page into one file", () => {
    const entries = { root: ["router", "frame"], login: ["router", "form"], home: ["form"] };
    expect(filesOf({ entries, everywhere: ["router", "frame"] })).toEqual([["form"], ["frame", "router"]]);
  });

  it("merges a small file into one that the same entries load, at a small cost for others", () => {
    const entries = { a: ["large", "small"], b: ["large", "small"], c: ["large"] };
    expect(filesOf({ entries, bytes: { small: 50 } })).toEqual([["large", "small"]]);
  });

  it("keeps a file apart that most of the other's users don't need", () => {
    const entries = {
      a: ["large", "small"],
      b: ["large", "small"],
      c: ["large"],
      d: ["large"],
      e: ["large"],
    };
    expect(filesOf({ entries, bytes: { small: 290 } })).toEqual([["large"], ["small"]]);
  });

  it("counts what a merged module imports", () => {
    const entries = { a: ["large", "small"], b: ["large", "small"], c: ["large"] };
    const imports = { small: ["chart"] };
    expect(filesOf({ entries, imports, bytes: { small: 50 } })).toEqual([["chart", "small"], ["large"]]);
  });

  it("puts each shared module into one file, and never lets a file import itself through others", () => {
    const names = fc.constantFrom(..."abcdefghij");
    const graphs = fc.record({
      entries: fc.array(fc.uniqueArray(names), { minLength: 2, maxLength: 6 }),
      imports: fc.dictionary(names, fc.uniqueArray(names)),
      bytes: fc.dictionary(names, fc.integer({ min: 1, max: 4000 })),
    });
    fc.assert(
      fc.property(graphs, ({ entries, imports, bytes }) => {
        const planned = plan({ entries: Object.fromEntries(entries.entries()), imports, bytes });
        const modules = planned.flatMap((file) => file.modules);
        expect(modules).toHaveLength(new Set(modules).size);
        for (const file of planned)
          for (const imported of file.imports) expect(imported.level).toBeLessThan(file.level);
      }),
    );
  });
});
