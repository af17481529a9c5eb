import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { findStoryFolders } from './findStoryFolders.ts';
import { docsModules } from './docs/docsModules.ts';
import { managerHead, previewHead } from './heads.ts';
import { statesModule } from './states/statesModule.ts';
import { namesByPath, styledComponents } from './styledComponents.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: 'start-here/*.mdx' },
    { directory: '.', files: 'foundations/**/*.@(mdx|stories.tsx)' },
    ...findStoryFolders(),
  ],
  // Leave out the accessibility addon in a test run, because the test run executes axe itself in both themes.
  addons: [
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-a11y']),
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    './public',
    { from: '../tools/catalogue/art/images', to: '/media' },
    { from: '../tools/catalogue/art/films', to: '/media' },
    { from: '../packages/tokens/src/fonts', to: '/fonts' },
    { from: '../packages/tokens/src/generated/design', to: '/tokens' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  managerHead: (head) => `${head}${managerHead}`,
  previewHead: (head) => `${head}${previewHead}`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [namesByPath(fileURLToPath(new URL('..', import.meta.url))), statesModule(), docsModules()],
      oxc: styledComponents,
      cacheDir: fileURLToPath(new URL('../.cache/vite-storybook', import.meta.url)),
      server: { fs: { allow: ['..'] } },
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-dev-runtime',
          'react-hook-form',
          'downshift',
          'react-day-picker',
          'styled-components',
          '@radix-ui/react-dialog',
          '@radix-ui/react-accordion',
          'msw',
          'msw/browser',
          'swr',
          'swr/mutation',
          'react-router-dom',
          '@tanstack/react-table',
        ],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};
export default config;
