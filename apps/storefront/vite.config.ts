import path from 'node:path';
import { libraryPatches } from '@luxe/library-patches';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildTargets } from './build-plugins/buildTargets.ts';
import { browserSources } from './build-plugins/browserSources.ts';
import { chunkGroups, isOnEveryPage } from './build-plugins/chunkGroups.ts';
import { compileEarly } from './build-plugins/compileEarly.ts';
import { modulePreload } from './build-plugins/modulePreload.ts';
import { moduleRecord } from './build-plugins/moduleRecord.ts';
import { preBundled } from './build-plugins/preBundled.ts';
import { shortIds } from './build-plugins/shortIds.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    libraryPatches(),
    browserSources(),
    modulePreload(),
    shortIds(workspace),
    compileEarly(),
    moduleRecord(workspace),
    reactRouter(),
  ],
  // SWR imports a shim of this hook, which React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // Gives stable class names. Without this transform, the class names of server and client differ on lazy
  // routes, without a warning.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, pure: true },
    },
  },
  // Without these constants, the server reads `process.env` five times for each styled element, which takes a
  // third of the render time. The constants also let each bundle drop the code that only the other bundle
  // (server or browser) needs.
  define:
    mode === 'production'
      ? {
          'process.env.NODE_ENV': '"production"',
          'typeof window': isSsrBuild ? '"undefined"' : '"object"',
        }
      : {},
  // These packages are bundled, so that `react-router` and `react-router-dom` are one module.
  ssr: { noExternal: ['styled-components', 'react-router-dom', /^@luxe\//] },
  optimizeDeps: { include: [...preBundled] },
  build: {
    // The server finds the chunks of a lazy screen in the manifest.
    manifest: true,
    // Small files are not inlined, because the font-src of the content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    target: buildTargets(),
    // With these options, scripts are 0.4 KiB per page smaller than with Vite's own minifier. `pure_getters`:
    // no code of the shop or its libraries reads a property only for an effect of the read.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2, pure_getters: true } },
    // A chunk that `import()` loads names the chunks to load with it, except those that every page has.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage(file)) },
    rolldownOptions:
      command === 'build' && !isSsrBuild ? { output: { codeSplitting: { groups: chunkGroups() } } } : {},
  },
}));
