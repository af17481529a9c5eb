import { expect } from '@playwright/test';
import { readDataRequests } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { logIn, mailsTo, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

test('a guest asks for an erasure, confirms it by mail, and the desk sees its last day', async ({ page }) => {
  const email = `erase-${Date.now()}@example.com`;
  await visit(page, '/data-request');
  await page.getByLabel('What do you ask for?').selectOption({ label: 'The erasure of my data' });
  await page.getByLabel('Your name').fill('Ananya Rao');
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Please confirm your request')).toBeVisible();
  const texts = async () => (await mailsTo(page.request, email)).map(({ text }) => text).join('\n');
  await expect.poll(texts, { timeout: 30_000 }).toContain('/data-request/confirm/');
  const path = /\/data-request\/confirm\/\S+/.exec(await texts())?.[0] ?? '';
  await visit(page, path);
  await expectNoAxeViolations(page, 'the page to confirm a data request');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/data-request?state=confirmed');
  await expect.poll(texts, { timeout: 30_000 }).toMatch(/has the number DR-/);

  const { requests } = await readDataRequests(page.request);
  expect(requests.filter((one) => one.email === email)).toMatchObject([{ kind: 'erasure', isLate: false }]);
});

test('a customer nominates a person, and removes them again', async ({ page }) => {
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  await visit(page, '/data-request');
  await expectNoAxeViolations(page, 'the page of personal data');
  const form = page.getByRole('form', { name: 'Your nominee' });
  await form.getByLabel('Name of the person').fill('Kabir Rao');
  await form.getByLabel('How are you related?').fill('Brother');
  await form.getByLabel('Mobile number of the person').fill('9812345671');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your nominee is saved.')).toBeVisible();
  await visit(page, '/data-request');
  await expect(form.getByLabel('Name of the person')).toHaveValue('Kabir Rao');
  await form.getByRole('button', { name: 'Remove the nominee' }).click();
  await expect(page.getByText('You have no nominee now.')).toBeVisible();
});
