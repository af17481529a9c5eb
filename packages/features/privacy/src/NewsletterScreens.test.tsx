import { newsletterOutcomes, unsubscribeOutcomes } from '@luxe/contract/letter-paths';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsletterConfirmScreen } from './NewsletterConfirmScreen.tsx';
import { NewsletterScreen } from './NewsletterScreen.tsx';
import { newsletterTitle, unsubscribeTitle } from './data/outcomes.ts';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const formOf = (button: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: button }).closest('form');

test.each([undefined, ...newsletterOutcomes])('the newsletter page after %s has one heading', (outcome) => {
  render(<NewsletterScreen outcome={outcome} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Newsletter');
  const isDone = outcome === 'sent' || outcome === 'confirmed';
  expect(screen.queryByRole('button', { name: 'Sign up' }) === null).toBe(isDone);
});

test('the form of the newsletter posts without scripts', () => {
  render(<NewsletterScreen outcome={undefined} />);
  const form = formOf('Sign up');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).name).toBe('email');
});

test('a link of a message confirms only with a press', () => {
  render(<NewsletterConfirmScreen token="7.abc.def" />);
  const form = formOf('Confirm');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter/confirm/7.abc.def']);
});

test.each([undefined, ...unsubscribeOutcomes])('the page after %s offers the next step', (outcome) => {
  render(<UnsubscribeScreen token="7.abc.def" outcome={outcome} />);
  const form = formOf(outcome === 'ended' ? 'Get these e-mails again' : 'Unsubscribe');
  expect(form?.getAttribute('action')).toBe('/emails-unsubscribe?token=7.abc.def');
  expect(new FormData(form ?? undefined).get('action')).toBe(outcome === 'ended' ? 'resume' : null);
});

test('without a link of a message, the page leads to the profile [RTE-09]', () => {
  render(<UnsubscribeScreen token="" outcome={undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unsubscribe from our e-mails');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/my-account/update-profile');
});

test.each(newsletterOutcomes)(
  'after %s, the newsletter page begins its title with it and focuses it',
  (outcome) => {
    render(<NewsletterScreen outcome={outcome} />);
    const [title = ''] = newsletterTitle(outcome).split(': ');
    expect(newsletterTitle(outcome)).toMatch(/: Newsletter$/);
    expect(document.activeElement?.textContent).toContain(title);
  },
);

test('the title of the unsubscribe page has the outcome', () => {
  expect(unsubscribeTitle(undefined)).toBe('Unsubscribe from our e-mails');
  expect(unsubscribeTitle('ended')).toBe('You are unsubscribed: Unsubscribe from our e-mails');
});
