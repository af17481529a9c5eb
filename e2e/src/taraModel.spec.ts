import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms, type Programs } from '../../tools/run/src/programs/programs.ts';
import { type } from './keyboard.ts';
import { startLanguageModel, type LanguageModel } from './languageModel.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

// A separate shop, because the shop of the other journeys has no language model.
const ports = { shop: 4440, store: 4441 };
const origin = `http://localhost:${ports.shop}`;
const question = 'black bags under 5 lakh';
let folder = '';
let model: LanguageModel;
let programs: Programs | undefined;

test.beforeAll(async () => {
  // The programs first fill the database with the catalogue, which takes time.
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-tara-'));
  model = await startLanguageModel();
  programs = await startPrograms(ports, {
    ...{ DATA_DIR: folder, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn', CARRIER: 'none' },
    ...model.environment,
  });
});

test.afterAll(async () => {
  await programs?.stop();
  await model.stop();
  rmSync(folder, { recursive: true, force: true });
});

const products = (page: Page) => page.getByRole('region', { name: /^Products for/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('taraConversations') ?? '');
const sentences = () => model.calls.filter(({ tools }) => tools === undefined).length;
/** The button has another name while Tara looks for an answer. */
const askButton = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });

async function ask(page: Page, text: string) {
  await type(page, page.getByRole('textbox', { name: 'Write to Tara' }), text);
  await page.keyboard.press('Enter');
}

test('a sentence of a language model is shown while the model writes the next one, and the model gets no phone number [TAR-03]', async ({
  page,
}) => {
  const pause = Promise.withResolvers<void>();
  model.write(['[P1] is a quiet choice for the office.', 'Both suit your mother.'], pause.promise);
  await visit(page, `${origin}/launch-tara`);
  await ask(page, `${question}, I am on 98765 43210`);
  const main = page.getByRole('main');
  await expect(main.getByText('is a quiet choice for the office.').first()).toBeVisible();
  await expect(askButton(page)).toHaveCount(0);
  await expect(main.getByText('Both suit your mother.')).toHaveCount(0);

  pause.resolve();
  await expect(main.getByText('Both suit your mother.').first()).toBeVisible();
  await expect(askButton(page)).toBeVisible();
  await expect(products(page).getByRole('article').first()).toBeVisible();

  const [plan, wording, ...others] = model.calls;
  expect(plan?.tools?.[0]?.function.name).toBe('fill_plan');
  expect(wording?.stream).toBe(true);
  expect(others).toEqual([]);
  for (const call of [plan, wording]) {
    expect(call?.messages.at(-1)?.content).toContain(`${question}, I am on [phone]`);
    expect(JSON.stringify(call)).not.toMatch(/98765|43210/);
  }
});

/** Lines of the model, each with the text that it invents. */
const inventions = [
  ['[P1] costs ₹1,11,111 today.', '₹1,11,111'],
  ['Use the coupon MODEL50 for the office.', 'MODEL50'],
  ['The Midnight Lantern would suit your mother.', 'Midnight Lantern'],
] as const;

test('no sentence in which a language model invents a price, a coupon or a product is shown [TAR-02]', async ({
  page,
}) => {
  await visit(page, `${origin}/launch-tara`);
  for (const [index, [line, invented]] of inventions.entries()) {
    const before = sentences();
    // Nothing after an invention is shown either.
    model.write([line, 'Both suit your father.']);
    await ask(page, question);
    await expect.poll(sentences).toBe(before + 1);
    await expect(askButton(page)).toBeVisible();
    await expect(products(page)).toHaveCount(index + 1);
    expect(await stored(page)).not.toContain(invented);
    await expect(page.getByText(invented)).toHaveCount(0);
    await expect(page.getByText('Both suit your father.')).toHaveCount(0);
  }
});

test('when the language model does not answer, Tara answers without it [TAR-03]', async ({ page }) => {
  await model.stop();
  await visit(page, `${origin}/launch-tara`);
  await ask(page, question);
  await expect(products(page).getByRole('article').first()).toBeVisible();
  await expect(askButton(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('This question has no answer yet.')).toHaveCount(0);
});
