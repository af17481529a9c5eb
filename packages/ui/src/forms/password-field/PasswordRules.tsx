import { useDebouncedText } from '../field/useDebouncedText.ts';
import { Icon } from '../../typography/icon/Icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Dot, Rule, Rules } from './PasswordField.styles.ts';

export type PasswordRule = {
  /** For example "At least 10 characters". */
  label: string;
  test: (password: string) => boolean;
};

type PasswordRulesProps = {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
  labels: { met: string; unmet: string };
};

/**
 * The rules for a new password, each marked once it is met. When typing pauses, the state of all rules is
 * announced.
 */
export function PasswordRules({ id, rules, password, labels }: PasswordRulesProps) {
  const results = rules.map(({ label, test }) => ({ label, met: test(password) }));
  const summary = results.map(({ label, met }) => `${label}, ${met ? labels.met : labels.unmet}`).join('. ');
  const announced = useDebouncedText(summary);
  return (
    <>
      <Rules id={id}>
        {results.map(({ label, met }) => (
          <Rule key={label} data-met={met || undefined}>
            {met ? <Icon name="check" size="s" /> : <Dot />}
            <span>
              {label}
              <VisuallyHidden>, {met ? labels.met : labels.unmet}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </Rules>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
