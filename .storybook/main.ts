import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { styledComponents } from './styledComponents.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { titlePrefix: 'ui', directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { titlePrefix: 'patterns', directory: '../packages/patterns/src', files: '**/*.stories.tsx' },
    { titlePrefix: 'features', directory: '../packages/features', files: '*/src/**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: '../tools/catalogue/art/images', to: '/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      oxc: styledComponents,
      cacheDir: '../.cache/vite-storybook',
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
        ],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};
export default config;
