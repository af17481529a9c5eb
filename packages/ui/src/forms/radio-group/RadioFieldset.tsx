import { useId, type ReactNode } from 'react';
import { FieldMessage } from '../field/FieldMessage.tsx';
import { Fieldset, Legend } from './RadioGroup.styles.ts';

export type RadioFieldsetProps = {
  /** Label of the group. */
  legend: ReactNode;
  /** Default false. */
  hideLegend: boolean | undefined;
  error: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** The frame of every radio component: the label of the group above, the error below. */
export function RadioFieldset({
  legend,
  hideLegend = false,
  error,
  className,
  children,
}: RadioFieldsetProps) {
  const messageId = useId();
  return (
    <Fieldset className={className} aria-describedby={error ? messageId : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      {children}
      <FieldMessage id={messageId} error={error} />
    </Fieldset>
  );
}
