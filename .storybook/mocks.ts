import type { SetupWorker } from 'msw/browser';

const unanswered: string[] = [];

/** Starts the mock shop. A call to /api that no handler of the story answers is refused and remembered. */
export async function startMocks(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const { http } = await import('msw');
  // Served widths of a picture are the storefront's; here each is the picture itself.
  const pictures = http.get('/img/:width/:file', ({ params }) =>
    fetch(`./media/${String(params['file']).replace(/\.\w+$/, '')}.avif`),
  );
  const worker = setupWorker(pictures);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { method, url } = (frame.data as { request: Request }).request;
      const { pathname } = new URL(url);
      if (!pathname.startsWith('/api')) return;
      unanswered.push(`${method} ${pathname}`);
      defaults.error();
    },
  });
  return worker;
}

/** Fails the story that made calls which nothing answers. */
export function refuseUnanswered(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0)
    throw new Error(`No mock answers: ${calls.join(', ')}. Add handlers to parameters.msw.`);
}
