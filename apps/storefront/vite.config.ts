import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter()],
  // Stable class names: without the transform, server and client differ silently on lazy routes.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, pure: true },
    },
  },
  ssr: { noExternal: ['styled-components', /^@luxe\//] },
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'styled-components', 'swr', 'get-nonce'],
  },
  // The manifest tells the host which chunks a lazy screen needs; small assets stay files, because font-src has no data:.
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
}));
