import { clientData } from '@luxe/contract/client-data';
import { categoryTexts } from '@luxe/contract/client-data-texts';
import { noticeVersion, onlyNecessary } from '@luxe/contract/consent';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConsentSection } from './ConsentSection.tsx';
import { consentCopy } from './data/consentCopy.ts';
import type { SaveConsent } from './data/consentOutcome.ts';

/** Checksum of what a shopper answers to, by version of the notice. */
const notices: Readonly<Record<number, number>> = { 1: 955_707_884 };

/** FNV-1a, 32 bits. */
const checksumOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

test('a change of the stored data or of the sentences needs another version, which asks everyone again', () => {
  const asked = clientData.map(({ name, storage, category, purpose, lifetime }) => [
    ...[name, storage, category, purpose],
    lifetime.text,
  ]);
  const text = JSON.stringify([asked, categoryTexts, consentCopy]);
  expect(notices[noticeVersion]).toBe(checksumOf(text));
  expect(Math.max(...Object.keys(notices).map(Number))).toBe(noticeVersion);
});

test('without scripts, the form posts to the page, with nothing checked', () => {
  const html = renderToString(
    <ConsentSection choices={undefined} hasSignal={false} onSave={async () => 'saved'} />,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  const form = page.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/consent']);
  expect(page.querySelectorAll('input:checked')).toHaveLength(0);
  const values = [...page.querySelectorAll('button')].map(({ name, value }) => `${name}=${value}`);
  expect(values).toEqual(['answer=chosen', 'answer=necessary', 'answer=all']);
});

test('a form that was posted without scripts shows its outcome', () => {
  render(
    <ConsentSection choices={undefined} hasSignal={false} outcome="saved" onSave={async () => 'saved'} />,
  );
  expect(screen.getByText('Your choice is saved.')).toBeDefined();
});

test('shows the answer that applies, and the next one after it is saved', async () => {
  const onSave = vi.fn<SaveConsent>(async () => 'saved');
  const choices = { ...onlyNecessary, preferences: true };
  render(<ConsentSection choices={choices} hasSignal={false} onSave={onSave} />);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('Preferences').checked, box('Advertising').checked]).toEqual([true, false]);
  await userEvent.click(box('Advertising'));
  await userEvent.click(box('Preferences'));
  await userEvent.click(screen.getByRole('button', { name: 'Save choices' }));
  expect(onSave.mock.calls).toEqual([[{ ...onlyNecessary, advertising: true }]]);
  expect(await screen.findByText('Your choice is saved.')).toBeDefined();
});

test('counts what each category stores from the list of stored data', () => {
  render(<ConsentSection choices={undefined} hasSignal={false} onSave={async () => 'saved'} />);
  expect(screen.getByText('3 cookies, ours. Up to 7 days')).toBeDefined();
  expect(screen.getByText('No cookies of ours')).toBeDefined();
});
