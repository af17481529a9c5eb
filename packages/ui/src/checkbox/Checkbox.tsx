import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Live, Message } from '../field/Field.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { Box, Detail, Note, Row, Words } from './Checkbox.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode;
  /** Under the label; for a disabled box, why. */
  note?: ReactNode;
  /** At the end of the row, as a count of products. */
  detail?: ReactNode;
  /** Some of what it stands for is chosen. Drawn as a dash. */
  indeterminate?: boolean;
  error?: string | undefined;
};

/** On or off, with its label as the target. Native: submits with its form, works without script. */
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
        <Words>
          {label}
          {note && <Note>{note}</Note>}
        </Words>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Row>
      <Live aria-live="polite">
        {error && (
          <Message id={messageId} $tone="error">
            <Icon name="warning" size="s" />
            {error}
          </Message>
        )}
      </Live>
    </div>
  );
}
