import { Icon } from '../../typography/icon/Icon.tsx';
import { Live, Message } from './Field.styles.ts';

export type FieldMessageProps = {
  /** The id for `aria-describedby` of the control or its group, while there is a message. */
  id: string;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Shown unless there is an error. */
  success?: string | undefined;
};

/** The message below a field or a group of controls. Announced once, when it appears. */
export function FieldMessage({ id, error, success }: FieldMessageProps) {
  return (
    <Live aria-live="polite">
      {error && (
        <Message id={id} $tone="error">
          <Icon name="warning" size="s" />
          {error}
        </Message>
      )}
      {success !== undefined && error === undefined && (
        <Message id={id} $tone="success">
          <Icon name="check" size="s" />
          {success}
        </Message>
      )}
    </Live>
  );
}
