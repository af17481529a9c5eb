import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Detail, Row, LabelText } from '../checkbox/Checkbox.styles.ts';
import { Reason } from '../radio-group/RadioGroup.styles.ts';
import { Track } from './Switch.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> & {
  label: ReactNode;
  /** Content below the label. */
  note?: ReactNode;
  /** Content at the end of the row, such as an amount. */
  detail?: ReactNode;
};

/** A setting that applies at once. If a button applies the change, use a Checkbox. */
export function Switch({ label, note, detail, className, ...native }: SwitchProps) {
  return (
    <Row className={className}>
      <Track {...native} type="checkbox" role="switch" />
      <LabelText>
        {label}
        {note && <Reason>{note}</Reason>}
      </LabelText>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Row>
  );
}
