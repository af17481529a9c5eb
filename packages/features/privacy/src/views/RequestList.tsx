import type { DataRights } from '@luxe/contract/calls';
import { formatDate } from '@luxe/format';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';

/** The customer's requests, newest first, with the answers of the shop. */
export const RequestList = ({ requests }: Pick<DataRights, 'requests'>) => (
  <Rows aria-label={copy.requests}>
    {requests.map(({ number, kind, status, dueAt, text, answer }) => (
      <Stack as="li" key={number} gap={4}>
        <Text weight="medium">{copy.kinds[kind]}</Text>
        {text && <Text>{text}</Text>}
        <Text size="sm" tone="secondary" tabular>
          {[number, copy.states[status]].join(' · ')}
        </Text>
        {status === 'open' && dueAt !== null && (
          <Text size="sm" tone="secondary">
            {copy.answerBy(formatDate(dueAt))}
          </Text>
        )}
        {answer && <Text>{answer}</Text>}
      </Stack>
    ))}
  </Rows>
);
