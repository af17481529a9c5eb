import { roomNames } from '@luxe/tokens/catalogue';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../main.ts';

test('what the page for design tools offers is served', () => {
  const served = (config.staticDirs as (string | { from: string; to: string })[]).find(
    (place) => typeof place === 'object' && place.to === '/tokens',
  ) as { from: string } | undefined;
  const folder = fileURLToPath(new URL(`../${served?.from ?? 'nowhere'}/`, import.meta.url));
  for (const file of [...roomNames.map((room) => `${room}.tokens.json`), 'luxe.resolver.json'])
    expect(existsSync(folder + file), file).toBe(true);
});
