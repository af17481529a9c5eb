import { createClient } from '@luxe/client';
import { leadForms, leadKinds } from '@luxe/contract/lead-forms';
import { mockFetch } from '@luxe/contract/testing';
import { leadTemplates } from '@luxe/feature-leads';
import { ResourcesProvider } from '@luxe/resources';
import type { DomainEvent } from '@luxe/telemetry';
import { ModalHost, useModal } from '@luxe/ui/modal-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../events/telemetry.ts';
import { openLinkModal } from './openLinkModal.ts';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
let recorded: DomainEvent[] = [];
beforeEach(() => {
  connect((event) => void recorded.push(event));
  recorded = [];
});

function Opener({ path }: { path: string }) {
  const modals = useModal();
  return (
    <button type="button" onClick={() => void openLinkModal(modals, path)}>
      Open
    </button>
  );
}

async function open(path: string) {
  const { fetch } = mockFetch();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
      <ModalHost pathname="/">
        <Opener path={path} />
      </ModalHost>
    </ResourcesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

async function close() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test.each(leadKinds)(
  'a link to the form %s opens it as a modal, and reports the click [CON-07] [HLP-02] [SHL-20]',
  async (kind) => {
    await open(leadForms[kind].path);
    const dialog = await screen.findByRole('dialog', { name: leadTemplates[kind].title });
    expect(dialog.contains(await screen.findByLabelText('Your name'))).toBe(true);
    expect(recorded.filter(({ name }) => name === 'lead clicked')).toEqual([
      { name: 'lead clicked', detail: { kind }, at: expect.any(Number) },
    ]);
    await close();
  },
);

test('a link to the page of items that cannot be returned opens it as a modal, without an event of a form [CON-02] [SHL-20]', async () => {
  await open('/no-return-page-tcl');
  await screen.findByRole('dialog', { name: 'Why this cannot be returned' });
  expect(recorded.filter(({ name }) => name === 'lead clicked')).toEqual([]);
  await close();
});
