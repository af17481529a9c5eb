/** Paths of the modules that were requested. */
const requested = new Set<string>();

/**
 * Imports a module, and requests the modules that it imports at the same time. The build calls this function
 * for each `import()` (`build-plugins/modulePreload.ts`). `paths` are relative to the root of the site.
 */
function preloadModules<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  for (const path of paths) {
    if (requested.has(path)) continue;
    requested.add(path);
    request(`/${path}`);
  }
  return load();
}

/** The browser requests a module once, however many links and imports name it. */
function request(href: string) {
  const link = document.createElement('link');
  // Safari before version 17 has no `modulepreload`.
  link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = 'script';
  link.crossOrigin = '';
  link.nonce = document.querySelector<HTMLElement>('[property=csp-nonce]')?.nonce ?? '';
  link.href = href;
  document.head.append(link);
}

// The name by which the build imports it.
export { preloadModules as __vitePreload };
