import { calls, type CallName } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { Page, Section } from '../docs/Page.tsx';
import { explain, type Explanation, type Wire } from './explain.ts';

const names = (Object.keys(calls) as CallName[])
  .filter((name) => calls[name].audience === 'shopper')
  .toSorted();

const first: Wire = {
  call: 'addToBag',
  status: 409,
  body: '{ "status": "FAILURE", "errorCode": "B9301", "errors": [{ "type": "B9301", "message": "Only 2 left." }] }',
  isOnline: true,
  path: '/cart',
};

/** Paste a response and see what a shopper would: it goes through the shop's own client. */
export function ErrorsPage() {
  const [wire, setWire] = useState(first);
  const [told, setTold] = useState<Explanation>([]);
  const change = (part: Partial<Wire>) => setWire({ ...wire, ...part });
  return (
    <Page
      kicker="Paste a response"
      title="What a shopper sees of a failure"
      about="The call goes through the shop’s own client, with this answer in place of the network: attempts, message, toast and report are what the shop would make of it."
    >
      <Section title="The response">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void explain(wire).then(setTold);
          }}
        >
          <Stack gap={20}>
            <Select
              label="Call"
              value={wire.call}
              options={names.map((name) => ({ value: name, label: name }))}
              onChange={({ currentTarget }) => change({ call: currentTarget.value as CallName })}
            />
            <TextField
              label="Status"
              hint="0 stands for no answer at all"
              inputMode="numeric"
              value={String(wire.status)}
              onChange={({ currentTarget }) =>
                change({ status: Number(currentTarget.value.replace(/\D/g, '')) })
              }
            />
            <TextArea
              label="Body"
              value={wire.body}
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
            <TextField
              label="Path of the page"
              value={wire.path}
              onChange={({ currentTarget }) => change({ path: currentTarget.value })}
            />
            <Checkbox
              label="The browser has a network"
              checked={wire.isOnline}
              onChange={({ currentTarget }) => change({ isOnline: currentTarget.checked })}
            />
            <div>
              <Button type="submit">Show what the shopper sees</Button>
            </div>
          </Stack>
        </form>
      </Section>
      <Section title="What becomes of it">
        <dl className="page-facts" aria-live="polite">
          {told.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}
