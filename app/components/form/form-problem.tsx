/** Shown below a form's button if the form's script failed. Renders nothing if `problem` is empty. */
export function FormProblem({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="mt-2 text-sm text-danger">
      {problem}
    </p>
  );
}
