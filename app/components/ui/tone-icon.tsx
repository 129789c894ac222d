import type { Tone } from "./tone";

const infoPath = "M10 9v5M10 6.2v.1";
const paths: Record<Tone, string> = {
  neutral: infoPath,
  primary: infoPath,
  success: "M6.5 10.2l2.4 2.4 4.8-5.1",
  warning: "M10 6v5M10 13.8v.1",
  danger: "M7 7l6 6M13 7l-6 6",
  info: infoPath,
};

/** The icon of a tone. Drawn here, because the login page doesn't load the icon library. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="mt-0.5 size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <circle cx={10} cy={10} r={8.2} />
      <path d={paths[tone]} />
    </svg>
  );
}
