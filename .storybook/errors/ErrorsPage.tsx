import { calls, type CallName } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { Page, Section } from '../docs/Page.tsx';
import { explain, type Explanation, type ResponseScenario } from './explain.ts';

const names = (Object.keys(calls) as CallName[])
  .filter((name) => calls[name].audience === 'shopper')
  .toSorted();

const first: ResponseScenario = {
  call: 'addToBag',
  status: 409,
  body: '{ "status": "FAILURE", "errorCode": "B9301", "errors": [{ "type": "B9301", "message": "Only 2 left." }] }',
  isOnline: true,
  path: '/cart',
};

/** Shows what a shopper sees for a pasted response. The response goes through the shop's own client. */
export function ErrorsPage() {
  const [scenario, setScenario] = useState(first);
  const [explanation, setExplanation] = useState<Explanation>([]);
  const change = (part: Partial<ResponseScenario>) => setScenario({ ...scenario, ...part });
  return (
    <Page
      kicker="Paste a response"
      title="What a shopper sees after an error"
      about="The call goes through the shop’s own client, which receives this response instead of the network’s. The attempts, message, toast and report are those of the shop."
    >
      <Section title="The response">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void explain(scenario).then(setExplanation);
          }}
        >
          <Stack gap={20}>
            <Select
              label="Call"
              value={scenario.call}
              options={names.map((name) => ({ value: name, label: name }))}
              onChange={({ currentTarget }) => change({ call: currentTarget.value as CallName })}
            />
            <TextField
              label="Status"
              hint="0 means no response"
              inputMode="numeric"
              value={String(scenario.status)}
              onChange={({ currentTarget }) =>
                change({ status: Number(currentTarget.value.replace(/\D/g, '')) })
              }
            />
            <TextArea
              label="Body"
              value={scenario.body}
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
            <TextField
              label="Path of the page"
              value={scenario.path}
              onChange={({ currentTarget }) => change({ path: currentTarget.value })}
            />
            <Checkbox
              label="The browser is online"
              checked={scenario.isOnline}
              onChange={({ currentTarget }) => change({ isOnline: currentTarget.checked })}
            />
            <div>
              <Button type="submit">Show what the shopper sees</Button>
            </div>
          </Stack>
        </form>
      </Section>
      <Section title="Result">
        <dl className="page-facts" aria-live="polite">
          {explanation.map(([what, value]) => (
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
