import { afterAll, beforeAll } from "vitest";

/**
 * Opens something before a file's tests and closes it after them. The object exists from the start, so that
 * tests can refer to it; the hook fills in its properties.
 */
export function openForFile<T extends object>(open: () => Promise<T>, close: (value: T) => unknown): T {
  const value = {} as T;
  beforeAll(async () => void Object.assign(value, await open()));
  afterAll(() => close(value));
  return value;
}
