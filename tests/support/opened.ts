import { afterAll, beforeAll } from "vitest";

/**
 * What the file's hooks open before its tests and close after them. The object is there from the start, so tests
 * and their helpers can name it; its properties are filled in by the hook.
 */
export function opened<T extends object>(open: () => Promise<T>, close: (value: T) => unknown): T {
  const value = {} as T;
  beforeAll(async () => void Object.assign(value, await open()));
  afterAll(() => close(value));
  return value;
}
