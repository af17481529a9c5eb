import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lighterClient } from './build-plugins/lighterClient.ts';

/** What every page runs on, in one chunk that changes only with a version. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|styled-components|stylis|@emotion|swr|use-sync-external-store|get-nonce)\//;

/** What the frame of every page is made of. */
const frame =
  /packages\/(resources|client|telemetry|features\/(header|footer|search))\/src\/|app\/(shell|document|data|head|paths)\/|vite\/preload-helper/;

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [lighterClient(), reactRouter()],
  // Stable class names: without the transform, server and client differ silently on lazy routes.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, pure: true },
    },
  },
  // Bundled, so that both names of the router are one module.
  ssr: { noExternal: ['styled-components', 'react-router-dom', /^@luxe\//] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'styled-components',
      'swr',
      'get-nonce',
    ],
  },
  build: {
    // The manifest tells the host which chunks a lazy screen needs.
    manifest: true,
    // Small files stay files: font-src has no data:.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Left alone, the bundler makes sixty chunks for a page, most below a kilobyte, which compress badly and cost a request each.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shop', test: frame, priority: 1 },
                { name: 'shop', test: /(packages|apps\/storefront\/app)\//, minShareCount: 5, priority: 1 },
              ],
            },
          },
        },
  },
}));
