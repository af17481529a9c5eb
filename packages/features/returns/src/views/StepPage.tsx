import { orderPath } from '@luxe/contract/paths';
import { BackLink } from '@luxe/patterns/back-link';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { ProgressBar } from '@luxe/ui/progress-bar';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { StepPlace } from '../data/stepContent.ts';
import { stepPath } from '../data/steps.ts';
import { Column } from './StepPage.styles.ts';

export type StepPageProps = StepPlace & { title: string; text?: string; children: ReactNode };

/** A step of a return: its place among the steps, title and content. */
export function StepPage({ orderCode, orderRef, step, steps, title, text, children }: StepPageProps) {
  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  return (
    <Page>
      <Column>
        <Stack as="header" gap={20}>
          <div>
            {previous ? (
              <BackLink href={stepPath(previous, orderCode)}>{copy.back}</BackLink>
            ) : (
              <BackLink href={orderPath(orderCode)}>{copy.order(orderRef)}</BackLink>
            )}
          </div>
          <ProgressBar
            // The line of another step draws itself again.
            key={step}
            label={copy.progress}
            hideLabel
            tone="accent"
            value={at + 1}
            max={steps.length}
            valueText={copy.stepOf(at + 1, steps.length)}
          />
          <Stack gap={10}>
            <Heading level={1} size="title-l">
              {title}
            </Heading>
            {text && <Text tone="secondary">{text}</Text>}
          </Stack>
        </Stack>
        {children}
      </Column>
    </Page>
  );
}
