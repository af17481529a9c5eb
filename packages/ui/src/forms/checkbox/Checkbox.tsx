import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldMessage } from '../field/FieldMessage.tsx';
import { Box, Detail, Note, Row, LabelText } from './Checkbox.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode;
  /** Text under the label. If the checkbox is disabled, this text must state the reason. */
  note?: ReactNode;
  /** Shown at the end of the row, such as a product count. */
  detail?: ReactNode;
  /** Whether only some of the options that the checkbox controls are selected. Drawn as a dash. */
  indeterminate?: boolean;
  error?: string | undefined;
};

/**
 * A native checkbox whose label is part of the press target. Submits with its form and works without scripts.
 */
export function Checkbox({
  label,
  note,
  detail,
  indeterminate = false,
  error,
  className,
  ref,
  ...native
}: CheckboxProps) {
  const messageId = useId();
  const attach = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
    return undefined;
  };
  return (
    <div className={className}>
      <Row>
        <Box
          type="checkbox"
          {...native}
          ref={attach}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [native['aria-describedby'], error && messageId].filter(Boolean).join(' ') || undefined
          }
        />
        <LabelText>
          {label}
          {note && <Note>{note}</Note>}
        </LabelText>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Row>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
