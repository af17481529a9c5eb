import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextToggle } from '@luxe/ui/text-toggle';
import type { SubmitEvent } from 'react';
import { copy } from '../data/copy.ts';

/** `auto` follows the system; `custom` is the retailer's theme. */
export type ThemeChoice = 'dark' | 'light' | 'auto' | 'custom';

const builtInThemes = ['dark', 'light', 'auto'] as const;

export type ThemeSwitchProps = {
  theme: ThemeChoice;
  /** Name of the retailer's theme. Without a name, the switch does not offer this theme. */
  customTheme?: string | undefined;
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
};

/**
 * Theme buttons in a form. With scripts, a press changes the theme at once. Without scripts, the form posts
 * the theme, and the server redirects back to the page [SHL-23].
 */
export function ThemeSwitch({ theme, customTheme, onThemeChange }: ThemeSwitchProps) {
  const choices: readonly ThemeChoice[] = customTheme ? [...builtInThemes, 'custom'] : builtInThemes;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onThemeChange) return;
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    const chosen = choices.find((choice) => choice === button?.value);
    if (chosen) onThemeChange(chosen);
  };
  return (
    <Text as="div" size="xs" tone="tertiary">
      <form method="post" action="/preferences/theme" onSubmit={submit} aria-label={copy.theme}>
        <Stack direction="row" gap={16} wrap>
          <span aria-hidden>{copy.theme}</span>
          {choices.map((choice) => (
            <TextToggle key={choice} name="theme" value={choice} pressed={choice === theme}>
              {choice === 'custom' ? customTheme : copy.themes[choice]}
            </TextToggle>
          ))}
        </Stack>
      </form>
    </Text>
  );
}
