/** The module of Vite's helper around `import()`. */
export const preloadHelper = '\0vite/preload-helper.js';

/**
 * A shorter helper. Vite's helper also waits for style sheets and reports errors, but the shop's chunks are
 * scripts only, and React reports errors.
 */
export const shortPreload = `const seen = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen[file]) continue;
    seen[file] = true;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = window.__webpack_nonce__;
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;
