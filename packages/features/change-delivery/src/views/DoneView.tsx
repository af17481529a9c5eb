import { orderPath } from '@luxe/contract/paths';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useEffect, useRef } from 'react';
import { copy } from '../data/copy.ts';

export type DoneViewProps = { sentences: readonly string[]; orderCode: string };

/** The delivery has changed. The heading gets the focus, because the pressed button is gone. */
export function DoneView({ sentences, orderCode }: DoneViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(heading.current), []);
  return (
    <Page gap={20}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {copy.doneTitle}
      </Heading>
      <Stack gap={8}>
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
      <div>
        <Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>
      </div>
    </Page>
  );
}
