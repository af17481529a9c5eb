import { defineConfig } from 'vite';

/** Where the store API of `npm run dev` serves the calls of the desk. */
const opsOrigin = process.env['OPS_ORIGIN'] ?? 'http://127.0.0.1:4101';

export default defineConfig(({ mode }) => ({
  base: '/desk/',
  // SWR imports a shim of this hook, which React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  oxc: {
    plugins: {
      styledComponents: { ssr: false, displayName: mode === 'development', fileName: false, pure: true },
    },
  },
  server: { proxy: { '/desk/api': { target: opsOrigin, changeOrigin: true } } },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    // Small files are not inlined, because the font-src of the content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    // All supported browsers know the attribute that the polyfill replaces.
    modulePreload: { polyfill: false },
  },
}));
