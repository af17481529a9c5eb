import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import type { ReactNode } from 'react';
import { copy } from '../../data/copy.ts';
import { stepPath, type ReturnStep } from '../../data/steps.ts';

export type SectionProps = {
  title: string;
  /** Accessible name of the link to the step; empty for no link. */
  edit: string;
  step: ReturnStep;
  orderCode: string;
  children: ReactNode;
};

/** A part of the summary, with a link to the step that changes it. */
export function Section({ title, edit, step, orderCode, children }: SectionProps) {
  return (
    <Stack as="section" gap={12}>
      <Stack direction="row" justify="between" align="baseline" gap={16}>
        <Heading level={2} size="label">
          {title}
        </Heading>
        {edit && (
          <Link href={stepPath(step, orderCode)} aria-label={edit}>
            {copy.edit}
          </Link>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
