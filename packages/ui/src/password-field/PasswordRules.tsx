import { useStill } from '../field/useStill.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Dot, Rule, Rules } from './PasswordField.styles.ts';

export type PasswordRule = {
  /** As "At least 10 letters". */
  label: string;
  test: (password: string) => boolean;
};

type PasswordRulesProps = {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
  words: { met: string; unmet: string };
};

/** What a new password must be, each line ticked off as it comes true; the whole is said once typing rests. */
export function PasswordRules({ id, rules, password, words }: PasswordRulesProps) {
  const lines = rules.map(({ label, test }) => ({ label, met: test(password) }));
  const spoken = lines.map(({ label, met }) => `${label}, ${met ? words.met : words.unmet}`).join('. ');
  const still = useStill(spoken);
  return (
    <>
      <Rules id={id}>
        {lines.map(({ label, met }) => (
          <Rule key={label} data-met={met || undefined}>
            {met ? <Icon name="check" size="s" /> : <Dot />}
            <span>
              {label}
              <VisuallyHidden>, {met ? words.met : words.unmet}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </Rules>
      <VisuallyHidden role="status">{still}</VisuallyHidden>
    </>
  );
}
