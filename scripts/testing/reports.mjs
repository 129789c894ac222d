import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { root } from "../launcher/command.mjs";

/** @typedef {import("./suite.mjs").Count} Count */

/** @type {Count} */
const noReport = { passed: 0, failed: 1, skipped: 0, failures: ["There is no report of its tests."] };

/**
 * Counts the results in Vitest's JSON report. A file that can't be loaded counts as one failure.
 *
 * @param {string} file
 * @returns {Count}
 */
export function countVitest(file) {
  const report = read(file);
  if (!report) return noReport;
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
      result.status === "failed" && result.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
  };
}

/**
 * @param {{ name: string, status: string, message?: string, assertionResults: {
 *   status?: string, fullName: string, failureMessages?: string[] }[] }} result
 */
function vitestFailures({ name, status, message, assertionResults }) {
  if (status === "failed" && assertionResults.length === 0) return [failure(name, message)];
  const failed = assertionResults.filter((assertion) => assertion.status === "failed");
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${name} › ${fullName}`, failureMessages?.join("\n")),
  );
}

/**
 * Counts the results in Playwright's JSON report. A test that passed only after a retry counts as passed and is
 * listed.
 *
 * @param {string} file
 * @returns {Count}
 */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const withStatus = (/** @type {string} */ status) =>
    (report.suites ?? []).flatMap((/** @type {Suite} */ suite) => playwrightTests(suite, status));
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: withStatus("unexpected"),
    repeated: withStatus("flaky"),
  };
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { status: string, results: {
 *   error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} suite
 * @param {string} expectedStatus status of the tests to list
 * @returns {string[]} each with the reason of its first failure
 */
function playwrightTests({ suites = [], specs = [] }, expectedStatus) {
  const ownTests = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === expectedStatus)
      .map(({ results }) =>
        failure(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...ownTests, ...suites.flatMap((suite) => playwrightTests(suite, expectedStatus))];
}

const maxLines = 12;

/**
 * Returns a test's name and the first lines of its error, without color codes.
 *
 * @param {string} name
 * @param {string} [reason]
 */
function failure(name, reason = "") {
  const lines = stripVTControlCharacters(reason).split("\n").slice(0, maxLines);
  return [name.replace(`${root}/`, ""), ...lines.map((line) => `    ${line}`)].join("\n");
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
