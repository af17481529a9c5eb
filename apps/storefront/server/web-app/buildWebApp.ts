import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildTargets } from '../../build-plugins/buildTargets.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Fonts that the offline page uses. The others stay on the server. */
const shellFonts = /\/(?:anek-400-latin|caslon-display-latin)-[\w-]{8}\.woff2$/;

/**
 * Builds the offline page and the service worker into the client folder of a build. The worker names the
 * files of this build, so each release has another worker.
 */
export async function buildWebApp(client: string): Promise<void> {
  const files = await buildOfflinePage(client);
  const script = files.find((file) => /\/offline-[\w-]{8}\.js$/.test(file));
  const style = files.find((file) => file.endsWith('.css'));
  if (!script || !style) throw new Error('The offline page has no script or no styles.');
  mkdirSync(path.join(client, 'web-app'), { recursive: true });
  writeFileSync(path.join(client, 'web-app/offline.html'), offlineHtml(script, style));
  const shell = [
    '/offline.html',
    ...files.filter((file) => /\.(?:js|css)$/.test(file) || shellFonts.test(file)),
  ];
  const release = createHash('sha256')
    .update(readdirSync(path.join(client, 'assets')).toSorted().join())
    .digest('hex')
    .slice(0, 12);
  await buildWorker(client, { release, shell });
}

const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
} as const;

/** Returns the paths of the files. */
async function buildOfflinePage(client: string): Promise<string[]> {
  const result = (await build({
    ...common,
    build: {
      outDir: client,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: buildTargets(),
      modulePreload: false,
      rolldownOptions: {
        input: { offline: path.join(root, 'offline/main.ts') },
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.map(({ fileName }) => `/${fileName}`);
}

async function buildWorker(
  client: string,
  { release, shell }: { readonly release: string; readonly shell: readonly string[] },
): Promise<void> {
  await build({
    ...common,
    define: {
      'process.env.NODE_ENV': '"production"',
      luxeRelease: JSON.stringify(release),
      luxeShell: JSON.stringify(shell),
    },
    build: {
      outDir: path.join(client, 'web-app'),
      emptyOutDir: false,
      target: buildTargets(),
      lib: { entry: path.join(root, 'worker/worker.ts'), formats: ['es'], fileName: () => 'sw.js' },
    },
  });
}

const offlineHtml = (script: string, style: string) => `<!doctype html>
<html lang="en-IN" data-theme="dark" data-catalogue="luxury">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>You are offline | LUXE</title>
<link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script></head>
<body><main><h1>You are offline</h1><p><a href="">Try again</a></p></main></body>
</html>
`;
