import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import product from '../../../main.ts';
import { changedToken } from './changedToken.ts';

/** A Storybook of the planted stories, with the product's preview, addons and mocks. */
const config: StorybookConfig = {
  ...product,
  stories: [{ directory: '.', files: '*.stories.tsx' }],
  staticDirs: ['../../../public'],
  viteFinal: async (vite, options) =>
    mergeConfig((await product.viteFinal?.(vite, options)) ?? vite, {
      cacheDir: fileURLToPath(new URL('../../../../.cache/vite-faults', import.meta.url)),
      plugins: [changedToken()],
    }),
};
export default config;
