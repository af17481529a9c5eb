import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Detail, Row, Words } from '../checkbox/Checkbox.styles.ts';
import { Reason } from '../radio-group/RadioGroup.styles.ts';
import { Track } from './Switch.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> & {
  label: ReactNode;
  /** Under the label. */
  note?: ReactNode;
  /** At the end of the row, as an amount. */
  detail?: ReactNode;
};

/** On or off at once, without a button to confirm. What waits for a button is a Checkbox. */
export function Switch({ label, note, detail, className, ...native }: SwitchProps) {
  return (
    <Row className={className}>
      <Track {...native} type="checkbox" role="switch" />
      <Words>
        {label}
        {note && <Reason>{note}</Reason>}
      </Words>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Row>
  );
}
