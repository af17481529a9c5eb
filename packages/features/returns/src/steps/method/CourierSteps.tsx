import type { ReturnOptions } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from './copy.ts';

/** How to send items with a courier of one's own, and where to. */
export function CourierSteps({ sendTo, lastDay }: Pick<ReturnOptions['courier'], 'sendTo' | 'lastDay'>) {
  return (
    <Stack gap={16}>
      <Stack as="ol" gap={8}>
        {copy.courierSteps(formatDay(lastDay)).map((sentence, at) => (
          <li key={sentence}>
            <Text size="sm">{`${at + 1}. ${sentence}`}</Text>
          </li>
        ))}
      </Stack>
      <div>
        <Text size="sm" tone="secondary">
          {copy.sendTo}
        </Text>
        {sendTo.map((line) => (
          <Text key={line} size="sm" translate="no">
            {line}
          </Text>
        ))}
      </div>
    </Stack>
  );
}
