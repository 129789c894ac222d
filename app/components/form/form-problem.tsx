/** Displayed below the button of a form if its script failed. Renders nothing without a problem. */
export function FormProblem({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="mt-2 text-sm text-danger">
      {problem}
    </p>
  );
}
