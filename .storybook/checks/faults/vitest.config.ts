import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findStoryBrowser } from '../../../tools/run/src/pictures/browser.ts';
import { pictures } from '../../../tools/run/src/pictures/plugin.ts';

const { executablePath, args, env, pinned } = await findStoryBrowser();
const requestedMode = process.env['LUXE_PICTURES'] === 'accept' ? 'accept' : 'compare';
const out = process.env['PLANTED_OUT'] ?? '';

/** Runs the product's checks on the planted stories, with a separate folder for pictures. */
export default defineConfig({
  define: { 'import.meta.env.VITE_PLANTED_FAULT': JSON.stringify(process.env['PLANTED_FAULT'] ?? '') },
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('storybook', import.meta.url)) }),
    pictures({ mode: pinned ? requestedMode : 'skipped', baselines: `${out}/accepted`, out }),
  ],
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('../setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath, args: [...args], env },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
