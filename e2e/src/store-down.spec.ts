import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms, type Programs } from '../../tools/run/src/programs.ts';

// A shop of its own, because this one loses its store.
const ports = { shop: 4420, store: 4421 };
const origin = `http://localhost:${ports.shop}`;
let folder = '';
let programs: Programs;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-down-'));
  programs = await startPrograms(ports, { DATA_DIR: folder, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn' });
});

test.afterAll(async () => {
  await programs.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('with the store down every page says so, keeps its frame and comes back by itself', async ({ page }) => {
  await page.goto(`${origin}/bags/c-lsh10`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  const [store = 0] = programs.pids;
  process.kill(store, 'SIGSTOP');
  process.kill(store, 'SIGKILL');

  for (const where of ['/', '/bags/c-lsh10', '/search/?q=tote', '/cart']) {
    const answer = await page.goto(origin + where);
    expect([200, 503], where).toContain(answer?.status());
    await expect(page.getByRole('banner'), where).toBeVisible();
    await expect(page.getByRole('main'), where).not.toBeEmpty();
    await expect(page.getByRole('contentinfo'), where).toBeVisible();
  }
  const api = await page.request.get(`${origin}/api/v2/lux/getPincodeData?pincode=110001`);
  expect(api.status()).toBe(503);
  expect(await api.json()).toHaveProperty('errors');
  expect((await page.request.get(`${origin}/readyz`)).status()).toBe(503);
  expect((await page.request.get(`${origin}/healthz`)).status()).toBe(200);
});
