import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Field, splitField } from '../field/Field.tsx';
import { Hint } from '../field/Field.styles.ts';
import { useFieldText } from '../field/useFieldText.ts';
import { Icon } from '../icon/Icon.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { Box, Input } from '../text-field/TextField.styles.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx';
import { CapsLock, Toggle } from './PasswordField.styles.ts';
import { useReveal } from './useReveal.ts';

export type { PasswordRule } from './PasswordRules.tsx';

/** What the field says by itself. */
export type PasswordWords = {
  show: string;
  hide: string;
  /** The whole name of the button for assistive technology; begins with the word in sight. */
  showName: string;
  hideName: string;
  /** Said when the letters become visible, and hidden again. */
  shown: string;
  hidden: string;
  capsLock: string;
  /** After a rule, for assistive technology. */
  met: string;
  unmet: string;
};

const english: PasswordWords = {
  show: 'Show',
  hide: 'Hide',
  showName: 'Show password',
  hideName: 'Hide password',
  shown: 'Your password is visible',
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
  /** `current` lets the browser fill in what it keeps, `new` lets it offer a strong one. */
  purpose: 'current' | 'new';
  /** Shown from the start and ticked off while typing, so that nobody learns the rules from an error. */
  rules?: readonly PasswordRule[];
  words?: Partial<PasswordWords>;
};

/**
 * A password that can be looked at. Showing it keeps caret and focus; sending the form hides it again, so that the
 * browser offers to keep it. Caps Lock is said before it costs a try.
 */
export function PasswordField({
  label = 'Password',
  purpose,
  rules,
  words,
  onChange,
  onKeyDown,
  onKeyUp,
  ...props
}: PasswordFieldProps) {
  const say = { ...english, ...words };
  const rulesId = useId();
  const { shown, toggle, input, status } = useReveal(props.ref, say);
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
              type={shown ? 'text' : 'password'}
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
                aria-label={shown ? say.hideName : say.showName}
                aria-controls={wiring.id}
                disabled={control.disabled}
                // Focus, and with it a phone's keyboard, stays where the typing is.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggle}
              >
                {shown ? say.hide : say.show}
              </TextButton>
            </Toggle>
          </Box>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          <CapsLock role="status">
            {capsLock && (
              <Hint as="span">
                <Icon name="info" size="s" />
                {say.capsLock}
              </Hint>
            )}
          </CapsLock>
          {rules && <PasswordRules id={rulesId} rules={rules} password={password} words={say} />}
        </>
      )}
    </Field>
  );
}
