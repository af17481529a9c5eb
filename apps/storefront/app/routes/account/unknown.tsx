/** An account page that does not exist, or not yet [RTE-06]: 404, from the server and in the browser. */
function notFound(): never {
  throw new Response(null, { status: 404 });
}

// Two functions: the browser's build has no `loader`.
export const loader = () => notFound();
export const clientLoader = () => notFound();

export default function Unknown() {
  return null;
}
