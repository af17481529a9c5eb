/**
 * The libraries that pages load. Vite bundles them when the development server starts. A library that it
 * found only during a visit would abort that visit, because Vite then bundles again and reloads the page.
 */
export const preBundled: readonly string[] = [
  '@radix-ui/react-accordion',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-tooltip',
  '@sentry/browser',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'downshift',
  'idb',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react-router-dom',
  'react-router/dom',
  'styled-components',
  'swr',
  'uqr',
  'web-vitals',
];
