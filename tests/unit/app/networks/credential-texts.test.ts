import { describe, expect, test } from "vitest";
import { texts as arabic } from "../../../../app/locales/ar/network-credentials.ts";
import { texts as english } from "../../../../app/locales/en/network-credentials.ts";
import { texts as french } from "../../../../app/locales/fr/network-credentials.ts";
import { connectors } from "#provider/connectors/connectors.ts";

const names = new Set(Object.values(connectors).flatMap(({ credentials }) => Object.keys(credentials.shape)));

describe.each(Object.entries({ english, french, arabic }))("in %s", (_language, texts) => {
  test.each([...names])("the credential %s has a label and a hint", (name) => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([`credential_${name}`, `hint_${name}`]));
  });
});
