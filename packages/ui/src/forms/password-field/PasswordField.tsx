import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Field, splitField } from '../field/Field.tsx';
import { Hint } from '../field/Field.styles.ts';
import { useFieldText } from '../field/useFieldText.ts';
import { Icon } from '../../typography/icon/Icon.tsx';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { Box, Input } from '../text-field/TextField.styles.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx';
import { CapsLock, Toggle } from './PasswordField.styles.ts';
import { useReveal } from './useReveal.ts';

export type { PasswordRule } from './PasswordRules.tsx';

/** Labels and messages of the field. */
export type PasswordLabels = {
  show: string;
  hide: string;
  /** Accessible name of the button. Must begin with its visible label. */
  showName: string;
  hideName: string;
  /** Announced when the password becomes visible, and when it becomes hidden again. */
  visible: string;
  hidden: string;
  capsLock: string;
  /** Screen readers read `met` after a rule that the password meets, and `unmet` after the other rules. */
  met: string;
  unmet: string;
};

const english: PasswordLabels = {
  show: 'Show',
  hide: 'Hide',
  showName: 'Show password',
  hideName: 'Hide password',
  visible: 'Your password is visible',
  hidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
  met: 'met',
  unmet: 'not met yet',
};

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'label' | 'autoComplete'
> & {
  /** Default "Password". */
  label?: string;
  /** `current` lets the browser fill in a saved password, `new` lets it suggest a strong password. */
  purpose: 'current' | 'new';
  /**
   * Rules for the password. They are shown from the start and checked while typing, so that shoppers know
   * them before an error.
   */
  rules?: readonly PasswordRule[];
  labels?: Partial<PasswordLabels>;
};

/**
 * A password input with a button that shows the password. Showing the password preserves caret and focus.
 * Submitting the form hides the password, because browsers offer to save it only from a password input.
 * Announces Caps Lock.
 */
export function PasswordField({
  label = 'Password',
  purpose,
  rules,
  labels,
  onChange,
  onKeyDown,
  onKeyUp,
  ...props
}: PasswordFieldProps) {
  const allLabels = { ...english, ...labels };
  const rulesId = useId();
  const { isVisible, toggle, input, status } = useReveal(props.ref, allLabels);
  const [capsLock, setCapsLock] = useState(false);
  const [password, setPassword] = useFieldText(input, props);
  const { frame, control } = splitField({ label, ...props });
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setPassword(event.currentTarget.value);
    onChange?.(event);
  };

  return (
    <Field
      {...frame}
      describedBy={[frame.describedBy, rules && rulesId].filter(Boolean).join(' ') || undefined}
    >
      {(wiring) => (
        <>
          <Box data-invalid={wiring['aria-invalid']} data-disabled={control.disabled || undefined}>
            <Input
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              {...control}
              {...wiring}
              ref={input}
              type={isVisible ? 'text' : 'password'}
              autoComplete={`${purpose}-password`}
              onChange={change}
              onKeyDown={(event) => {
                watchCapsLock(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                watchCapsLock(event);
                onKeyUp?.(event);
              }}
            />
            <Toggle>
              <TextButton
                aria-label={isVisible ? allLabels.hideName : allLabels.showName}
                aria-controls={wiring.id}
                disabled={control.disabled}
                // A press must not take the focus from the input, or a phone would close its keyboard.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggle}
              >
                {isVisible ? allLabels.hide : allLabels.show}
              </TextButton>
            </Toggle>
          </Box>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          <CapsLock role="status">
            {capsLock && (
              <Hint as="span">
                <Icon name="info" size="s" />
                {allLabels.capsLock}
              </Hint>
            )}
          </CapsLock>
          {rules && <PasswordRules id={rulesId} rules={rules} password={password} labels={allLabels} />}
        </>
      )}
    </Field>
  );
}
