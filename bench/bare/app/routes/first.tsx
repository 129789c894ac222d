import { Form, Link, useLoaderData } from "react-router";

export function loader() {
  return { title: "Bare page" };
}

export default function First() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{title}</h1>
      <Form method="post">
        <label>
          E-mail <input name="email" type="email" />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <button type="submit">Log in</button>
      </Form>
      <Link to="/second">Second page</Link>
    </main>
  );
}
