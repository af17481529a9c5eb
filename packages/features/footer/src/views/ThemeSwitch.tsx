import type { SubmitEvent } from 'react';
import { copy } from '../copy.ts';
import { Themes } from './FooterView.styles.ts';

/** `auto` follows the system. */
export type ThemeChoice = 'dark' | 'light' | 'auto';

const choices: readonly ThemeChoice[] = ['dark', 'light', 'auto'];

export type ThemeSwitchProps = {
  theme: ThemeChoice;
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
};

/** Three buttons of one form: at once with a script, by a post and a redirect back without (SHL-23). */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onThemeChange) return;
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    const chosen = choices.find((choice) => choice === button?.value);
    if (chosen) onThemeChange(chosen);
  };
  return (
    <Themes method="post" action="/preferences/theme" onSubmit={submit} aria-label={copy.theme}>
      <span aria-hidden>{copy.theme}</span>
      {choices.map((choice) => (
        <button key={choice} type="submit" name="theme" value={choice} aria-pressed={choice === theme}>
          {copy.themes[choice]}
        </button>
      ))}
    </Themes>
  );
}
