import { themeVariantNames } from '@luxe/tokens/catalogue';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../main.ts';

test('every file on the design tools page is served', () => {
  const served = (config.staticDirs as (string | { from: string; to: string })[]).find(
    (staticDir) => typeof staticDir === 'object' && staticDir.to === '/tokens',
  ) as { from: string } | undefined;
  const folder = fileURLToPath(new URL(`../${served?.from ?? 'nowhere'}/`, import.meta.url));
  for (const file of [
    ...themeVariantNames.map((themeVariant) => `${themeVariant}.tokens.json`),
    'luxe.resolver.json',
  ])
    expect(existsSync(folder + file), file).toBe(true);
});
