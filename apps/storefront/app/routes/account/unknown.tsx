/** An account page that does not exist or is not built yet: 404 on the server and in the browser [RTE-06]. */
function notFound(): never {
  throw new Response(null, { status: 404 });
}

// `loader` and `clientLoader` are separate functions, because the browser's build removes `loader`.
export const loader = () => notFound();
export const clientLoader = () => notFound();

export default function Unknown() {
  return null;
}
