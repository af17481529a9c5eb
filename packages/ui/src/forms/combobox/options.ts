import type { ReactNode } from 'react';
import { foldedPrefix, foldLetters as plain } from '@luxe/format';

/** One option of a combobox. */
export type ComboboxOption = {
  value: string;
  /** Shown, searched and put into the input. */
  label: string;
  /** Text at the end of the option's row, such as the state of a city. Typing it also finds the option. */
  detail?: string;
  /** A small decorative picture before the label. */
  picture?: ReactNode;
  /** Hidden words that also find the option when the shopper types them: "Bombay" for Mumbai. */
  keywords?: string;
  /** Heading of the group. Options of one group must be consecutive. */
  group?: string;
  disabled?: boolean;
  /** Why the option is disabled. Shown under the label. */
  reason?: string;
};

/** Consecutive options of one group. `heading` is undefined for options without a group. */
export type OptionGroup<Option> = {
  heading: string | undefined;
  options: { option: Option; index: number }[];
};

/**
 * Returns the options that match the typed text: each typed word must be the beginning of a word in the
 * option. Ignores accents and case. An empty text matches all options.
 */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...options];
  return options.filter(({ label, detail, keywords }) => {
    const optionTerms = plain([label, detail, keywords].join(' ')).split(/[\s,()/-]+/);
    return terms.every((term) => optionTerms.some((optionTerm) => optionTerm.startsWith(term)));
  });
}

/**
 * Splits a label into the letters that the shopper has typed (`added: false`) and the remaining letters
 * (`added: true`). If the text is empty or does not match the label, the entire label is one part with
 * `added: false`.
 */
export function splitMatches(label: string, typed: string): { text: string; added: boolean }[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  const found = [...label.matchAll(/[^\s,()/-]+/g)].flatMap(({ 0: match, index }) => {
    const length = Math.max(0, ...terms.map((term) => foldedPrefix(match, term)));
    return length > 0 ? [[index, index + length] as const] : [];
  });
  if (found.length === 0) return [{ text: label, added: false }];
  const parts: { text: string; added: boolean }[] = [];
  let at = 0;
  for (const [from, to] of found) {
    parts.push({ text: label.slice(at, from), added: true }, { text: label.slice(from, to), added: false });
    at = to;
  }
  parts.push({ text: label.slice(at), added: true });
  return parts.filter(({ text }) => text !== '');
}

/** Options by group, each with its index in the complete list. */
export function groupOptions<Option extends ComboboxOption>(
  options: readonly Option[],
): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.heading === option.group) last.options.push({ option, index });
    else groups.push({ heading: option.group, options: [{ option, index }] });
  });
  return groups;
}

/** The enabled option whose label equals the typed text, apart from case and accents. */
export const findByLabel = <Option extends ComboboxOption>(options: readonly Option[], typed: string) =>
  options.find(({ label, disabled }) => !disabled && plain(label) === plain(typed.trim()));
