import { createClient } from '@luxe/client';
import { leadForms, leadKinds } from '@luxe/contract/lead-forms';
import { samples } from '@luxe/contract/samples';
import { errorReply, fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal } from '@luxe/ui/modal-host';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSentLead } from './data/sentLead.ts';
import { leadTemplates } from './data/templates.ts';
import { leadModals } from './leadModals.ts';
import { LeadScreen } from './LeadScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
beforeEach(() => sessionStorage.clear());

function Opener() {
  const modals = useModal();
  return (
    <button type="button" onClick={() => void modals.open(leadModals.callback, { kind: 'callback' })}>
      Open
    </button>
  );
}

function show(kind: Parameters<typeof LeadScreen>[0]['kind'] | 'modal', overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const track = vi.fn();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0" track={track}>
      <ModalHost pathname="/">{kind === 'modal' ? <Opener /> : <LeadScreen kind={kind} />}</ModalHost>
    </ResourcesProvider>,
  );
  return {
    sent: () => shop.log.filter((call) => call.name === 'raiseLeadTicket').map(({ request }) => request.body),
    events: () => track.mock.calls.map(([name, detail]) => [name, detail.side].filter(Boolean).join(' ')),
  };
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const fieldNamed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await type('Your name', ' Ananya Rao ');
  await type('Mobile number', '+91 98123 45670');
  await userEvent.selectOptions(screen.getByLabelText('When may we call?'), 'Evening, 5 pm to 9 pm');
  await userEvent.click(screen.getByLabelText(/^You may call me/));
}

test('sends a request once, and shows its number in place of the form [HLP-02]', async () => {
  const { sent, events } = show('callback');
  await fillIn();
  await press('Call me');
  const notice = await screen.findByText('We have your request. Its number is CB-2611-2048-77');
  expect(sent()).toMatchObject([
    { kind: 'callback', name: 'Ananya Rao', phone: '9812345670', timeOfDay: 'evening', hasConsent: true },
  ]);
  expect(screen.queryByLabelText('Your name')).toBeNull();
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(events()).toEqual(['lead viewed', 'lead submitted', 'lead succeeded']);
});

test('promises what the form asked for, without a time that it does not have', async () => {
  const { sent } = show('general');
  await type('Your name', '12345');
  await type('Mobile number', '9812345670');
  await type('E-mail', 'ananya@example.com');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A gift');
  await userEvent.click(screen.getByLabelText(/^You may call me/));
  await press('Send');
  // The store rejects a name without a letter.
  expect(await screen.findByText('Enter your name.')).toBeDefined();
  expect(sent()).toEqual([]);
  await type('Your name', ' Rao');
  await press('Send');
  expect(await screen.findByText('We call or write to you within one working day.')).toBeDefined();
  expect(sent()).toMatchObject([{ kind: 'general', name: '12345 Rao', timeOfDay: '' }]);
});

test('fills in the contact of a customer, and leaves what was typed first', async () => {
  let showProfile = () => undefined as void;
  const profileLoads = new Promise<void>((resolve) => {
    showProfile = resolve;
  });
  const { fetch, shop } = mockFetch({}, { loginType: 'customer' });
  const client = createClient({
    baseUrl: '/api',
    clock,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (shop.log.some(({ name }) => name === 'customerProfile')) await profileLoads;
      return response;
    },
  });
  render(
    <ResourcesProvider client={client} hint="s1c0">
      <LeadScreen kind="general" />
    </ResourcesProvider>,
  );
  await type('Your name', 'Meera Kulkarni');
  showProfile();
  await waitFor(() => expect(fieldNamed('E-mail').value).toBe('ananya.rao@example.com'));
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A gift');
  await userEvent.click(screen.getByLabelText(/^You may call me/));
  await press('Send');
  await screen.findByText(/^We have your request/);
  expect(shop.log.find(({ name }) => name === 'raiseLeadTicket')?.request.body).toMatchObject({
    ...{ name: 'Meera Kulkarni', phone: '9812345670', email: 'ananya.rao@example.com' },
  });
});

test('shows the number of an earlier request [HLP-02]', async () => {
  const { events } = show('callback', { raiseLeadTicket: samples.raiseLeadTicketDuplicate });
  await fillIn();
  await press('Call me');
  await screen.findByText('You have asked us already. Your request has the number CB-2611-6656-26');
  expect(events().at(-1)).toBe('lead duplicate');
});

test.each([
  ['server-side', errorReply(429, 'Q4291', 'You have sent several requests. Please try again later.')],
  ['server-side', fault('raiseLeadTicket', '5xx').raiseLeadTicket],
  ['client-side', fault('raiseLeadTicket', 'offline').raiseLeadTicket],
] as const)('a failure is %s, and what was typed stays [HLP-02]', async (side, raiseLeadTicket) => {
  const { events } = show('callback', { raiseLeadTicket } as Overrides);
  await fillIn();
  await press('Call me');
  expect(await screen.findByText('Request failed, please try again after some time')).toBeDefined();
  expect(events().at(-1)).toBe(`lead failed ${side}`);
  expect(fieldNamed('Your name').value).toBe(' Ananya Rao ');
});

test('sends nothing without consent, and moves the focus to it', async () => {
  const { sent } = show('cpp');
  await type('Your name', 'Ananya Rao');
  await type('Mobile number', '9812345670');
  await type('E-mail', 'ananya@example.com');
  await userEvent.click(screen.getByLabelText(/^You may call me/));
  await press('Ask our partner to call me');
  expect(await screen.findByText('Our partner can only call you if you agree.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^The partner gets my name/));
  expect(sent()).toEqual([]);
});

test.each(leadKinds)(
  'the form %s has its own heading, and its text is for search engines [CON-07]',
  (kind) => {
    show(kind);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(leadTemplates[kind].title);
    const others = leadKinds.filter((other) => other !== kind);
    for (const other of others) expect(leadTemplates[other].title).not.toBe(leadTemplates[kind].title);
    expect(leadForms[kind].path).toMatch(/^\/[a-z0-9-]+$/);
  },
);

test('a form that was sent without scripts has a sentence beside each field and what was typed [CON-07]', () => {
  const form = new URLSearchParams({
    ...{ name: 'Ananya Rao', phone: '12345', city: 'Mumbai', timeOfDay: 'evening', message: 'A watch.' },
    ...{ 'preferredDay-day': '31', 'preferredDay-month': '2', 'preferredDay-year': '2027', hasConsent: 'on' },
  });
  const sent = readSentLead('callbackStore', form, ['2026-11-30', '2026-12-29']);
  const { fetch } = mockFetch({});
  const html = renderToStaticMarkup(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
      <LeadScreen kind="callbackStore" sent={sent} />
    </ResourcesProvider>,
  );
  // Without hydration, as a browser without scripts has it.
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/rtcb-template3');
  const sentenceAt = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
  expect(sentenceAt(fieldNamed('Mobile number'))).toBe('Enter a mobile number with ten digits.');
  expect(sentenceAt(fieldNamed('What is it about?'))).toBe('Choose a topic.');
  expect(screen.getByText('Choose a day from tomorrow, within 30 days.')).toBeDefined();
  expect(fieldNamed('Your name').value).toBe('Ananya Rao');
  expect(fieldNamed('Mobile number').value).toBe('12345');
  expect(fieldNamed('City or store').value).toBe('Mumbai');
  expect(fieldNamed('When may we call?').value).toBe('evening');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What would you like/).value).toBe('A watch.');
  expect(document.querySelector<HTMLInputElement>('[name=preferredDay-day]')?.value).toBe('31');
  expect(screen.getByLabelText<HTMLInputElement>(/^You may call me/).checked).toBe(true);
});

test('what was typed without scripts stays when scripts run, and is sent from there [CON-07]', async () => {
  const form = new URLSearchParams({ name: 'Ananya Rao', phone: '12345', timeOfDay: 'evening' });
  const sent = readSentLead('callback', form, ['2026-11-30', '2026-12-29']);
  const { fetch, shop } = mockFetch({});
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
      <LeadScreen kind="callback" sent={sent} />
    </ResourcesProvider>,
  );
  await userEvent.clear(fieldNamed('Mobile number'));
  await type('Mobile number', '9812345670');
  await userEvent.click(screen.getByLabelText(/^You may call me/));
  await press('Call me');
  await screen.findByText(/^We have your request/);
  const raised = shop.log.find(({ name }) => name === 'raiseLeadTicket');
  expect(raised?.request.body).toMatchObject({
    ...{ name: 'Ananya Rao', phone: '9812345670', timeOfDay: 'evening' },
  });
});

test('opens in the modal host, and closes when its request is sent [CON-07] [SHL-20]', async () => {
  show('modal');
  await press('Open');
  await screen.findByRole('dialog', { name: 'Ask for a call' });
  await fillIn();
  await press('Call me');
  await screen.findByText(/^We have your request/);
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
